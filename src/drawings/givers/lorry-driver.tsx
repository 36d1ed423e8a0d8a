import type { Giver } from '../givers.ts';
import { grip } from '../people/grip.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';

/** A painted border: lozenges along a board. */
const lozenges = (x: number, y: number, count: number) => `M${x} ${y}${'l7-5 7 5-7 5zm14 0'.repeat(count)}`;

/** A driver who leans out of his lorry, on a road, and hands down the carbon copy. */
export const lorryDriver: Giver = {
  width: 310,
  height: 220,
  behind: (
    <>
      {/* The road, as far as the page is wide. */}
      <path className="sheet" strokeWidth="0" d="M-3000 196h6000v3000h-6000z" />
      {/* The load: a body of boards, a tarpaulin over sacks, tied down. */}
      <path className="tint" d="M-620-178q20-22 90-24t180-4q90 6 160-4t170 2q80 0 116 30z" />
      <path d="M-40-205q14 14 8 29m46-32q12 16 10 32m40-28q8 12 6 26M-120-206q10 14 4 30m-90-30q10 14 4 30" />
      <path className="deep" d="M-620-178H96V150h-716z" />
      <path d="M-620-128H96M-620-78H96M-620-28H96M-620 22H96M-620 72H96" />
      <path className="shine" d="M-620-178H96v16h-716z" />
      <path className="hot" d={lozenges(-598, -170, 49)} />
      <path className="tint" d="M-56-162h12V150h-12zM30-162h12V150H30zM-142-162h12V150h-12z" />
      <path className="hair" d="M-620 150H300v14h-920z" />
      {/* Wheels. */}
      <path className="hair" d="M-20 196a46 46 0 0 1 0-92 46 46 0 0 1 0 92M230 196a46 46 0 0 1 0-92 46 46 0 0 1 0 92" />
      <path className="tint" d="M-20 174a24 24 0 0 1 0-48 24 24 0 0 1 0 48M230 174a24 24 0 0 1 0-48 24 24 0 0 1 0 48" />
      {/* The cab, and the painted crown over it. */}
      <path className="shine" d="M104 164v-320q0-18 18-18h126q16 0 21 16l22 88q3 10 3 22V164z" />
      <path className="hot" d="M98-174q2-34 22-34h132q16 0 20 34z" />
      <path className="shine" d={lozenges(120, -190, 10)} />
      <path className="hair" d="M250-158h12l20 78h-26z" />
      <path className="tint" strokeWidth="0" d="M256-150h4l12 48-6 0z" />
      <path className="hair" d="M120-152q0-6 6-6h108q6 0 7 6l7 76H120z" />
      <path className="sheet" strokeWidth="0" d="M126-152h106l7 70H126z" />
      {/* Limes and chillies, against the evil eye. */}
      <path d="M226-152v14" />
      <path className="shine" d="M221-132a5 5 0 0 1 10 0 5 5 0 0 1-10 0" />
      <path className="tint" d="M224-127l-5 14m7-14v16m3-16l5 14" />
      {/* The driver. */}
      <path className="tint" d="M136-76v-8q2-24 24-28 14 10 28 0 22 4 26 30l1 6z" />
      <g transform="translate(176 -130)">
        <g transform="rotate(8)scale(2.300)">{profiles.turban}</g>
      </g>
      <path className="sheet" d="M150-110l8 34h14l-12-37z" />
      {/* The door, with what is painted on it. */}
      <path className="hair" d="M116-76h136v8H116z" />
      <path d="M116-68V150m140-218 4 218" />
      <path className="hot" d="M272 20h26v34h-26z" />
      <path className="hair" d="M288-60h20v6h-20zM302-92h12v44h-12z" />
      <path className="deep" d="M124-52h60v44h-60z" />
      <path className="hot" d="M154-14a16 16 0 0 1 0-32 16 16 0 0 1 0 32" />
      <path className="shine" d="M154-22a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
    </>
  ),
  hand: (
    <>
      <path className="skin" d={limb([190, -88], [238, -50], [214, -12], 9)} />
      <g transform="translate(212 0)">
        <g transform="rotate(-90)scale(1.250)">{grip}</g>
      </g>
      <path className="tint" d={sleeve([188, -90], [225, -61], 14)} />
      <path className="hair" d="M216-38l16 8-3 7-16-8z" />
    </>
  ),
};

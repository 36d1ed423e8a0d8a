import type { Giver } from '../givers.ts';
import { grip } from '../people/grip.tsx';
import { profiles } from '../people/profiles.tsx';

/** A painted border: lozenges along a board. */
const lozenges = (x: number, y: number, count: number) => `M${x} ${y}${'l7-5 7 5-7 5zm14 0'.repeat(count)}`;

/** Its tyre, which stands on the road, and its rim. */
const wheel = (x: number) => `M${x}-6a36 36 0 0 1 0-72 36 36 0 0 1 0 72`;
const nave = (x: number) => `M${x}-24a18 18 0 0 1 0-36 18 18 0 0 1 0 36`;

/** A driver who leans out of his lorry, which stands on the road, and hands down the carbon copy. */
export const lorryDriver: Giver = {
  width: 440,
  height: 308,
  behind: (
    <>
      {/* The road, as far as the page is wide. */}
      <path className="sheet" strokeWidth="0" d="M-3000-26h6000v3000h-6000z" />
      <path className="hair" strokeWidth="0" d="M0-8q0-8 40-8h360q40 0 40 8 0 6-40 6H40Q0-2 0-8z" />
      {/* The load: sacks below a tarpaulin that is tied down, and a body of boards. */}
      <path className="tint" d="M4-218q8-40 60-40 24-20 70-10 30-12 56 4 36 0 42 46z" />
      <path d="M64-258q10 18 4 40m66-50q10 22 4 50m52-46q10 16 6 46M30-250q8 12 4 32" />
      <path className="deep" d="M4-218h228v148H4z" />
      <path d="M4-181h228M4-144h228M4-107h228" />
      <path className="tint" d="M52-202h12v132H52zM112-202h12v132h-12zM172-202h12v132h-12z" />
      <path className="shine" d="M4-218h228v17H4z" />
      <path className="hot" d={lozenges(13, -209.5, 15)} />
      <path className="hair" d="M0-70h424v14H0z" />
      <path className="hot" d="M-4-92H4v18h-8z" />
      <path className="tint" d="M120-56h52v26h-52z" />
      <path d="M120-48h52m-26-8v26" />
      {/* The cab, and the painted crown over it. */}
      <path className="shine" d="M236-56v-196q0-18 18-18h124q16 0 21 16l21 84q3 10 3 22v92z" />
      <path className="hot" d="M230-270q2-32 22-32h130q16 0 20 32z" />
      <path className="shine" d={lozenges(252, -286, 9)} />
      <path className="hair" d="M380-254h12l19 76h-24z" />
      <path className="tint" strokeWidth="0" d="M386-246h4l11 46h-6z" />
      <path className="hair" d="M252-248q0-6 6-6h106q6 0 7 6l7 84H252z" />
      <path className="sheet" strokeWidth="0" d="M258-248h104l6.500 78H258z" />
      {/* Limes and chillies, against the evil eye. */}
      <path d="M356-248v12" />
      <path className="shine" d="M351-231a5 5 0 0 1 10 0 5 5 0 0 1-10 0" />
      <path className="tint" d="M354-226l-4 14m6-14v16m2-16l4 14" />
      {/* The driver. */}
      <path className="tint" d="M268-172v-8q2-24 24-28 14 10 28 0 22 4 26 30l1 6z" />
      <g transform="translate(309 -223)">
        <g transform="rotate(8)scale(2.350)">{profiles.turban}</g>
      </g>
      <path className="sheet" d="M282-206l8 34h14l-12-37z" />
      {/* The door, with what is painted on it; lamp, bumper and mirror. */}
      <path className="hair" d="M248-172h134v8H248z" />
      <path d="M248-164v94m136-94 3 94" />
      <path className="deep" d="M256-152h50v44h-50z" />
      <path className="hot" d="M281-115a15 15 0 0 1 0-30 15 15 0 0 1 0 30" />
      <path className="shine" d="M281-123a7 7 0 0 1 0-14 7 7 0 0 1 0 14" />
      <path className="tint" d="M410-120a10 10 0 0 1 0-20h12l1 20z" />
      <path className="hair" d="M412-158h16v5h-16zM424-190h11v42h-11zM396-70h38v18h-38z" />
      {/* Wheels below their guards. */}
      <path className="hot" d="M310-56a44 44 0 0 1 88 0z" />
      <path className="hair" d={`${wheel(64)}${wheel(354)}`} />
      <path className="tint" d={`${nave(64)}${nave(354)}`} />
      <path className="hair" d="M64-36a6 6 0 0 1 0-12 6 6 0 0 1 0 12m290 0a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
    </>
  ),
  hand: (
    <>
      <path className="skin" d="M349-118q4 18-8 32l-37 66-18-9 30-62q6-12 6-26z" />
      <g transform="translate(292 0)">
        <g transform="rotate(-78)scale(1.350)">{grip}</g>
      </g>
      {/* A sleeve that is turned up at the elbow, and a watch. */}
      <path className="tint" d="M308-176q2-14 18-14t18 14l9 58q1 5-4 6l-28 4q-5 0-6-5z" />
      <path d="M314-124l38-6" />
      <path className="hair" d="M319-46l-21-10-4 8 20.500 10z" />
    </>
  ),
};

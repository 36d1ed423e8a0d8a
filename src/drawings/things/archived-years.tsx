import { oldServer } from '../old-server.tsx';
import { below, tops } from '../people/clothes.tsx';
import { Detail } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A volume that stands at x on the board at y, as wide and as high as that. */
const volume = (x: number, y: number, width: number, height: number) => `M${x} ${y}v-${height}h${width}v${height}z`;
/** Its label, and a band below that. */
const back = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y - height + 8}h${width}m-${width} 4h${width}M${x} ${y - 7}h${width}`;
const labels = (x: number, y: number, width: number, height: number) =>
  `M${x + 3} ${y - height + 16}h${width - 6}v8h-${width - 6}z`;

/** What stands on the boards: from the left, how high the board is, how wide, how high, and of which colour. */
const VOLUMES = [
  [158, -104, 15, 38, 'deep'],
  [173, -104, 15, 34, 'tint'],
  [242, -104, 15, 38, 'tint'],
  [257, -104, 15, 36, 'deep'],
  [272, -104, 15, 38, 'tint'],
  [158, -52, 17, 42, 'tint'],
  [175, -52, 17, 38, 'deep'],
  [248, -52, 17, 42, 'deep'],
  [265, -52, 17, 38, 'tint'],
] as const;

/** What goes on at the right. */
const MORE_VOLUMES = [
  [307, -104, 17, 36, 'tint'],
  [324, -104, 15, 40, 'deep'],
  [339, -104, 15, 34, 'tint'],
  [370, -104, 17, 38, 'tint'],
  [307, -52, 15, 40, 'tint'],
  [322, -52, 15, 38, 'tint'],
  [352, -52, 17, 42, 'deep'],
  [369, -52, 17, 36, 'tint'],
] as const;

const volumes = (all: readonly (typeof VOLUMES | typeof MORE_VOLUMES)[number][]) => (
  <>
    {all.map(([x, y, width, height, look]) => (
      <path key={`${x} ${y}`} className={look} d={volume(x, y, width, height)} />
    ))}
    <path className="sheet" d={all.map(([x, y, width, height]) => labels(x, y, width, height)).join('')} />
    <path d={all.map(([x, y, width, height]) => back(x, y, width, height)).join('')} />
  </>
);

/**
 * An old computer, whose outline the line draws, with one voucher of its ledgers looked up; and an auditor on the ladder before the
 * years that it kept. Beside these, if there is room, more of them, and somebody who has pulled the plug of the old server.
 */
export const archivedYears: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    beside: { left: 132, right: 98 },
    spot: { x: 70, y: -95, r: 40 },
    contour:
      'H30c20 0 28-8 28-22v-10H14a12 12 0 0 1-12-12v-94a12 12 0 0 1 12-12h112a12 12 0 0 1 12 12v94a12 12 0 0 1-12 12H82v10c0 14 8 22 28 22',
    rest: (
      <>
        <Detail>
          {oldServer}
          <path className="hair" d="M301 0v-150h97V0z" />
          {volumes(MORE_VOLUMES)}
          <path className="tint" d="M307-6v-34h38v34zm46 0v-34h38v34z" />
          <path className="sheet" d="M317-30h18v8h-18zm46 0h18v8h-18z" />
          <path strokeWidth="4" d="M320-14h12m34 0h12" />
          <path className="sheet" d="M301-104h97v5h-97zm0 52h97v5h-97zm0 46h97v6h-97zm94-144h6V0h-6z" />
        </Detail>
        <path className="hair" d="M152 0v-150h149V0z" />
        {volumes(VOLUMES)}
        <path className="deep" d="M282-52l6-40 13 2v38z" />
        <path className="tint" d="M158-6v-34h44v34zm88 0v-34h50v34z" />
        <path className="sheet" d="M170-30h20v8h-20zm91 0h20v8h-20z" />
        <path strokeWidth="4" d="M174-14h12m79 0h12" />
        <path className="sheet" d="M152-104h149v5H152zm0 52h149v5H152zm0 46h149v6H152zm-3-144h6V0h-6zm147 0h6V0h-6z" />
        <path className="sheet" d="M196 0l7-150h6L202 0zm44 0l-7-150h-6l7 150z" />
        <path className="sheet" d="M199-24h38v-5h-38zm1-26h36v-5h-36zm1-26h34v-5h-34zm2-26h30v-5h-30z" />
        <g transform="translate(194 -29) scale(1.020)">
          <path className="skin" d={limb([14, -78], [3, -62], [10, -46], 4.5)} />
          {below.trousers}
          {heads.grey}
          {tops.shirt}
          <path d="M15.500-58h17" />
          <path className="tint" d={sleeve([14, -79], [6, -66], 6)} />
        </g>
        <path className="skin" d={limb([231, -108], [244, -92], [262, -98], 4.5)} />
        <path className="tint" d={sleeve([230, -109], [241, -95], 6.5)} />
        <path className="deep" d="M252-96l16-6v-24l-16 6zm32 0l-16-6v-24l16 6z" />
        <path className="sheet" d="M254-99l14-5v-19l-14 5zm28 0l-14-5v-19l14 5z" />
        <path className="skin" d="M253-101h7a2.600 2.600 0 0 1 0 5.200 2.600 2.600 0 0 1-1 5h-6z" />
      </>
    ),
    hot: (
      <>
        <path className="hair" d="M12-130q0-10 10-10h96q10 0 10 10v72q0 10-10 10H22q-10 0-10-10z" />
        <path
          className="deep"
          stroke="none"
          d="M22-130h26v7H22zm68 0h28v7H90zM22-115h20v5H22zm28 0h34v5H50zM22-78h20v5H22zm28 0h28v5H50zm44 0h24v5H94zM22-66h30v5H22z"
        />
        <path className="tint" stroke="none" d="M58-68h6v9h-6z" />
        <path className="hot" d="M36-106h68v22H36z" />
        <path className="on-hot" d="M46-95h26m14 0h8" />
        <path d="M104-40h10" />
        <path className="dots" d="M122-40h0" />
        <path d="M58-22h24M44 0h52M58-32h24" />
      </>
    ),
  });

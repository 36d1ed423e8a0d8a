import { finger, limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

/** From the left, in the middle of each festoon. */
const LAMPS = [129, 167, 206, 244, 282, 321];

/** A folded towel, from its lower left corner, and the next one on it. */
const TOWEL = 'q-4-4.500 0-9h34q-4 4.500 0 9zm0-9';
const stack = (x: number, y: number, count: number) => `M${x} ${y}${TOWEL.repeat(count)}`;

/**
 * The 38 bath towels that are left of 40, on a rack for ten in each place, and the two that a packer puts into a carton on the
 * scale; below it, the last cartons that are folded flat, and above, lamps of Deepavali.
 */
export const towels: Tableau = {
  width: 340,
  height: 206,
  drawing: (
    <>
      <path className="deep" d="M6-206h98v206H6z" />
      <path className="tint" d={`${stack(14, -106, 10)}${stack(14, -6, 10)}`} />
      <path className="sheet" d={`${stack(62, -106, 8)}${stack(62, -6, 10)}`} />
      <path className="missing" d={stack(62, -178, 2)} />
      <path className="tint" d="M0-206h6V0H0zm104 0h6V0h-6zM6-106h98v6H6zM6-6h98v6H6z" />
      <path className="tint" d="M206-56h134v8H206z" />
      <path d="M214-48V0m118-48V0" strokeWidth="4" />
      <path className="deep" d="M222-56v-10h88v10zM234-66v-6h64v6z" />
      <path className="letter" d="M238-64h22v6h-22z" />
      <path className="sheet" d="M236-114 218-124M296-114l20-12" />
      <path className="deep" d="M236-114h60v20h-60z" />
      <path className="letter" d="M246-118q-3-4 0-9h36q-3 5 0 9zm0 10q-3-4 0-9h36q-3 5 0 9z" />
      <path className="skin" d={limb([182, -108], [206, -92], [246, -124])} />
      <path className="tint" d="M236-110h60v38h-60z" />
      <path className="letter" d="M274-102h16v14h-16z" />
      <path className="sheet" d="M236-110 220-98v12l16-12zm60 0 18 12v12l-18-12z" />
      <g transform="translate(204) scale(1.4)">
        <path className="skin" d="M-30 0v-14h7v8h6l2 6zm15 0v-14h7v8h6l2 6z" />
        <path className="sheet" d="M-32-40h24l2 30h-10l-3-22-4 22h-10z" />
        {sides.head(profiles.plait)}
        <path className="tint" d="M-31-76q1-9 8-9 5 4 8 0 7 1 8 9l1 26 5 24q-15 6-36 1l5-25q-1-12 1-26z" />
        <path className="deep" d="M-26-83q8 14 14 1l3 4q-8 21-20-1z" />
        <path className="skin" d={limb([-20, -75], [-8, -56], [27, -81])} />
        <path className="skin" d={finger([27, -81], 6, -3)} />
        <path className="tint" d={sleeve([-20, -76], [-13, -64])} />
      </g>
      <path className="tint" d="M230 0v-7h86v7zm4-7v-7h86v7z" />
      <path className="sheet" d="M112 0v-42h44V0zm5-42v-30h34v30z" />
      <path d="M128-42v12h12v-12m-12-30v10h12v-10" />
      <path d={`M110-198${LAMPS.map(() => 'q19 26 38.330 0').join('')}`} />
      {LAMPS.map((x) => (
        <g key={x} transform={`translate(${x} -171)`}>
          <path className="letter" d="M0-18q7 8 0 13-7-5 0-13z" />
          <path className="tint" d="M-11-5h22q-2 10-11 10T-11-5z" />
        </g>
      ))}
    </>
  ),
};

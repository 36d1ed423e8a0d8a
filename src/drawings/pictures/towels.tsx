import { inKurta } from '../people/in-kurta.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

/** In the middle of each festoon, from the left. */
const LAMPS = [17, 51, 85, 119, 153, 187, 221, 255, 289, 323];

/** A folded towel, from its lower left corner, and the next one on it. */
const TOWEL = 'q-4-4.500 0-9h34q-4 4.500 0 9zm0-9';
const stack = (x: number, y: number, count: number) => `M${x} ${y}${TOWEL.repeat(count)}`;

/** A rack for 40 towels, ten in each place, from its left edge; of each place, how many are old, were just brought, and will be sold. */
const rack = (left: number, [upper, lower, rightUpper, rightLower]: readonly (readonly number[])[]) => {
  const places = [
    [left + 8, -106, upper],
    [left + 8, -6, lower],
    [left + 56, -106, rightUpper],
    [left + 56, -6, rightLower],
  ] as const;
  return (
    <>
      <path className="deep" d={`M${left}-206h110v206h-110z`} />
      {places.map(([x, y, [old = 0, brought = 0, sold = 0] = []]) => (
        <g key={`${x} ${y}`}>
          <path className="tint" d={stack(x + 3, y, old)} />
          <path className="sheet" d={stack(x + 3, y - 9 * old, brought)} />
          <path className="shine" d={stack(x + 3, y - 9 * (old + brought), sold)} />
        </g>
      ))}
      <path className="tint" d={`M${left}-206h6V0h-6zm104 0h6V0h-6zM${left + 6}-106h98v6h-98zm0 100h98v6h-98z`} />
    </>
  );
};

/** Lamps of Deepavali in festoons across a half. */
export const lamps = (
  <>
    <path d={`M0-228${'q17 26 34 0'.repeat(LAMPS.length)}`} />
    {LAMPS.map((x) => (
      <g key={x} transform={`translate(${x} -204) scale(.8)`}>
        <path className="letter" d="M0-18q7 8 0 13-7-5 0-13z" />
        <path className="tint" d="M-11-5h22q-2 10-11 10T-11-5z" />
      </g>
    ))}
  </>
);

/** The finishing room has brought 24 towels, which makes 40; then two of them, in yellow, are taken, and 38 are left. */
export const towels: Tableau = {
  width: 340,
  height: 230,
  drawing: (
    <>
      {lamps}
      {rack(0, [[6, 4], [10], [0, 8, 2], [0, 10]])}
      <g transform="translate(110) scale(-1.4 1.4)">
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="sheet" d={sides.shirt} />
        <path className="deep" d="M-12-66 2-70l4 17-14 4z" />
        {sides.arm('sheet', [-24, -54], [-9, -56])}
        <path className="skin" d={finger([1, -99], 4, -4)} />
        {sides.farArm('sheet', [-4, -80], [1, -99])}
      </g>
      {rack(160, [[10], [10], [8], [10]])}
      <path className="missing" d={stack(219, -178, 2)} />
      <g transform="translate(322) scale(1.4)">
        {inKurta(profiles.plait)}
        <path className="skin" d={limb([-14, -77], [-8, -60], [8, -58])} />
        <path className="shine" d="M-14-62q-3-4 0-8h25q-3 4 0 8zm0-8q-3-4 0-8h25q-3 4 0 8z" />
        <path className="skin" d={limb([-20, -75], [-19, -56], [0, -58])} />
        <path className="tint" d={sleeve([-20, -76], [-19.5, -64])} />
      </g>
    </>
  ),
};

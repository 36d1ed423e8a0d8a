import type { Thing } from '../thing.ts';

/** A flight of stairs with two people of a gang on it. */
export const stairs: Thing = () => ({
  width: 190,
  spot: { x: 40, y: -80, r: 30 },
  drawing: (
    <>
      <path className="tint" d="M0 0v-12h38v-12h38v-12h38v-12h38v-12h38V0z" />
      {[
        [22, -12],
        [134, -48],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="deep" d="M2-42 4 0h9l3-30 3 30h9l2-42z" />
          <path className="sheet" d="M0-40v-18q0-12 12-12h8q12 0 12 12v18z" />
          <circle className="sheet" cx="16" cy="-80" r="10" />
          <path className="deep" d="M2-82h28M6-82a10 11 0 0 1 20 0z" />
        </g>
      ))}
    </>
  ),
});

import type { ReactNode } from 'react';

export const STAMP = { width: 440, height: 104 };

/** One side of a stamp, of so many teeth, in steps to the right, down, left or up. */
const side = (count: number, [x, y]: readonly [number, number]) =>
  `l${2 * x} ${2 * y}a3 3 0 0 0 ${6 * x} ${6 * y}l${2 * x} ${2 * y}`.repeat(count);
const EDGE = `M356 2${side(8, [1, 0])}${side(10, [0, 1])}${side(8, [-1, 0])}${side(10, [0, -1])}z`;

/** One of four loops round the dots of a kolam. */
const LOOP = 'M0 0c-13-9-15-27 0-27s13 18 0 27';

/** As many waves as a machine makes over a stamp, each of so many. */
const waves = Array.from({ length: 5 }, (_, row) => `M2 ${20 + 16 * row}${'q11-9 22 0t22 0'.repeat(6)}`).join('');

/** A stamp with a kolam, and the mark of the post office over its edge. */
export const stamped: ReactNode = (
  <>
    <path className="sheet" d={EDGE} />
    <path className="deep" d="M366 12h60v80h-60z" />
    <g stroke="var(--face)">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={LOOP} transform={`translate(396 52) rotate(${turn})`} />
      ))}
    </g>
    {[0, 90, 180, 270].map((turn) => (
      <circle key={turn} className="hot" cx="396" cy="34" r="3" stroke="none" transform={`rotate(${turn} 396 52)`} />
    ))}
    <path d={waves} />
    <circle cx="318" cy="52" r="45" />
    <circle cx="318" cy="52" r="31" />
    <path d="M292 44h52m-52 16h52M318 13v2m0 74v2m-39-39h2m74 0h2m-66.500-27.500 1.500 1.500m52 52 1.500 1.500m0-55-1.500 1.500m-52 52-1.500 1.500" />
  </>
);

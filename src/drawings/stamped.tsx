import type { ReactNode } from 'react';
import { rupee } from './rupee.ts';

/** `least`: how much of it is seen on the smallest letter. */
export const STAMP = { width: 620, height: 114, least: 180 };

/** One side of a stamp, of so many teeth, in steps to the right, down, left or up. */
const side = (count: number, [x, y]: readonly [number, number]) =>
  `l${2 * x} ${2 * y}a3 3 0 0 0 ${6 * x} ${6 * y}l${2 * x} ${2 * y}`.repeat(count);
const EDGE = `M528 2${side(9, [1, 0])}${side(11, [0, 1])}${side(9, [-1, 0])}${side(11, [0, -1])}z`;

/** One of four loops round the dots of a kolam. */
const LOOP = 'M0 0c-13-9-15-27 0-27s13 18 0 27';

/** As many waves as a machine makes over a stamp, as far as the longest letter goes. */
const waves = Array.from({ length: 5 }, (_, row) => `M-698 ${25 + 16 * row}${'q11-9 22 0t22 0'.repeat(26)}`).join('');

const TURNS = [0, 90, 180, 270];

/** A stamp with a kolam, and the mark of the post office over its edge. */
export const stamped: ReactNode = (
  <>
    <path className="sheet" d={EDGE} strokeWidth="1.5" />
    <path className="deep" d="M538 12h70v90h-70z" />
    <g transform="translate(574 48) scale(1.04)" stroke="var(--face)">
      {TURNS.map((turn) => (
        <path key={turn} d={LOOP} transform={`rotate(${turn})`} />
      ))}
      {TURNS.map((turn) => (
        <circle key={turn} className="hot" cx="0" cy="-18" r="3.500" stroke="none" transform={`rotate(${turn})`} />
      ))}
    </g>
    <g transform="translate(566 90) scale(.45)" stroke="var(--face)">
      <path d={`${rupee(0, 0)}M40-10H24l-2 11q18-5 18 6t-20 7`} />
    </g>
    <path d={waves} />
    <circle cx="498" cy="57" r="48" />
    <circle cx="498" cy="57" r="33" />
    <path d="M470 48h56m-56 18h56M498 15v3m0 78v3m-42-42h3m78 0h3m-72-30 2 2m56 56 2 2m0-60-2 2m-56 56-2 2" />
  </>
);

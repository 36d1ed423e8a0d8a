import { LOOP_REACH, PITCH, woven } from './woven.ts';

export interface CountedKolam {
  /**
   * Path data of a line that comes down the right edge of the box, goes round all dots and comes back to that edge. It
   * begins above any box, and ends below any box, or right of any window. Where it comes back it crosses itself, so that the
   * dot that it came in at lies in a loop, too.
   */
  line: string;
  /** Path data of the dots: strokes of no length. */
  dots: string;
  /** What the drawing takes; only the line reaches beyond it. */
  box: { x: number; y: number; width: number; height: number };
}

/** Room for half the width of the line, round the outermost loops. */
const MARGIN = LOOP_REACH + 4;
/** From the last dot to the edge at which the line comes and goes, and how far above and below that dot it does. */
const STEM = 56;
const TAIL = 48;
/** In from the edge to where it crosses itself beside that dot, and from there out to the edge, or away to the right. */
const IN = 'c0 20-14 34-28 48';
const OUT = 'c14 14 28 28 28 48';
const OFF = 'c20 20 30 40 60 40';
/** Beyond any box. */
const REACH = 3000;

/**
 * One line round exactly so many dots, open at the dot that is farthest to the right, of several the one in the middle row. The
 * same count always has the same line.
 * @param count of dots, at least one
 * @param leaves where the line goes when it is back: on, down the edge, or away to the right
 * @throws RangeError if the count is no whole number above none
 */
export function countedKolam(count: number, leaves: 'below' | 'right'): CountedKolam {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`No line goes round ${count} dots.`);
  const { round, dots, opened } = woven(rowsOf(count), 'right');
  const ys = dots.map(({ y }) => y);
  const left = Math.min(...dots.map(({ x }) => x));
  const [edge, entry] = [opened.x + STEM, opened.y];
  const away = leaves === 'below' ? `${OUT}V${REACH}` : `${OFF}H${REACH}`;
  // Of few dots, the line's way in and out is higher than they are.
  const [top, foot] = [
    Math.min(Math.min(...ys) - MARGIN, entry - TAIL),
    Math.max(Math.max(...ys) + MARGIN, entry + TAIL),
  ];
  // In whole distances between dots, so that where these are whole pixels, the edge is on one.
  const width = PITCH * Math.ceil((edge - left + MARGIN) / PITCH);
  return {
    line: `M${edge}-${REACH}V${entry - TAIL}${IN}${round}${away}`,
    dots: dots.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    box: { x: edge - width, y: top, width, height: foot - top },
  };
}

/** How many dots stand in each row, of which there is an odd number: the line comes in at the middle one. */
function rowsOf(count: number): number[] {
  return rectangleOf(count) ?? roundOf(count) ?? rest(count);
}

/** A rectangle is one woven line if no number but one divides both its sides. */
function rectangleOf(count: number): number[] | undefined {
  const sides = Array.from({ length: count }, (_, index) => 2 * index + 1)
    .filter((rows) => count % rows === 0 && divisor(rows, count / rows) === 1)
    .map((rows) => ({ rows, columns: count / rows }))
    .filter(({ rows, columns }) => columns <= 2 * rows && 2 * rows <= 3 * columns);
  const [best] = sides.toSorted(
    (one, other) => Math.abs(one.columns - one.rows) - Math.abs(other.columns - other.rows),
  );
  return best && Array.from({ length: best.rows }, () => best.columns);
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** As near to a circle as rows can be that have so many dots in all and their middle one below the other; or to a square on its point. */
function roundOf(count: number): number[] | undefined {
  const odd = count % 2;
  for (const power of [2, 1]) {
    for (let rows = 2 * Math.ceil(Math.sqrt(count) / 2) + 1; rows > 2; rows -= 2) {
      for (let across = rows; across < 2 * rows; across += 0.1) {
        const lengths = Array.from({ length: rows }, (_, row) => {
          const up = Math.abs((2 * row + 1) / rows - 1);
          return 2 * Math.round((across * (1 - up ** power) ** (1 / power) - odd) / 2) + odd;
        });
        if (lengths.every((length) => length > 0) && sumOf(lengths) === count) return lengths;
      }
    }
  }
  return undefined;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Rows of one length, and what is left in the last one. */
function rest(count: number): number[] {
  const length = Math.ceil(Math.sqrt(count));
  return Array.from({ length: Math.ceil(count / length) }, (_, row) => Math.min(length, count - row * length));
}

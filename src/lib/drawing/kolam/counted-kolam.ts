import { type Arc, type Grid, SIDES, type Side, wovenGrid } from './grid.ts';
import type { Outline } from './outlines.ts';

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

/** From a dot to the next one in its row or its column. The line runs between them, at half a right angle. */
export const PITCH = 56;
/** From a dot to where the line is nearest to it, along each axis; where it turns, it goes round on a circle through there. */
const NEAR = PITCH / 4;
/** Room for a loop round the outermost dots, and for half the width of its line. */
const MARGIN = 24;
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
  const { grid, arcs } = wovenGrid(outlineOf(rowsOf(count)));
  const places = grid.cells.map(placeOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const isNearer = (one: number, other: number) => Math.abs(ys[one] ?? 0) - Math.abs(ys[other] ?? 0);
  const [last = 0] = [...places.keys()].filter((cell) => xs[cell] === right).toSorted(isNearer);
  const [edge, entry] = [right + STEM, ys[last] ?? 0];
  const away = leaves === 'below' ? `${OUT}V${REACH}` : `${OFF}H${REACH}`;
  // Of few dots, the line's way in and out is higher than they are.
  const [top, foot] = [
    Math.min(Math.min(...ys) - MARGIN, entry - TAIL),
    Math.max(Math.max(...ys) + MARGIN, entry + TAIL),
  ];
  return {
    line: `M${edge}-${REACH}V${entry - TAIL}${IN}${round(fromOpening(arcs, last), grid)}${away}`,
    dots: places.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    box: { x: left - MARGIN, y: top, width: edge - left + MARGIN, height: foot - top },
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

/** Dots in a grid stand on their side where those of an outline stand on a point. */
function outlineOf(rows: number[]): Outline {
  const [longest, middle] = [Math.max(...rows), Math.floor(rows.length / 2)];
  const has = (x: number, y: number) => {
    const [column, row] = [(x - y) / 2, (x + y) / 2];
    const length = rows[row + middle] ?? 0;
    const from = Math.floor((longest - length) / 2);
    return column >= from && column < from + length;
  };
  const size = longest + rows.length;
  return { across: size, down: size, has, turns: 1, lines: 1, horizon: 0 };
}

function placeOf({ x, y }: { x: number; y: number }) {
  return { x: ((x - y) / 2) * PITCH, y: ((x + y) / 2) * PITCH };
}

/** The line from the right side of the dot that is opened, down and round all others, and back to that side from above. */
function fromOpening(arcs: Arc[], dot: number): Arc[] {
  const first = arcs.findIndex(({ cell, from, to }) => cell === dot && from + to === 1);
  const isBackwards = arcs[first]?.to === 0;
  if (!isBackwards) return [...arcs.slice(first), ...arcs.slice(0, first)];
  return [...arcs.slice(first + 1), ...arcs.slice(0, first + 1)]
    .reverse()
    .map(({ cell, from, to }) => ({ cell, from: to, to: from }));
}

/** In which direction each side of a dot is, seen from that: to the right, down, to the left, up. */
const TO_SIDE = SIDES.map(({ x, y }) => ({ x: (x - y) / 2, y: (x + y) / 2 }));

/** Straight strokes through open sides, and at closed ones a quarter of a circle round the dot, from one crossing beside a dot back to it. */
function round(arcs: Arc[], { isOpen }: Grid): string {
  const commands: string[] = [];
  let straight = NEAR;
  let way = { x: 0, y: 0 };
  for (const [index, { cell, from, to }] of arcs.entries()) {
    const [start, end] = [toSide(from), toSide(to)];
    way = { x: end.x - start.x, y: end.y - start.y };
    const isLast = index === arcs.length - 1;
    if (isLast || isOpen(cell, to)) {
      straight += isLast ? NEAR : 2 * NEAR;
      if (!isLast) continue;
    }
    if (straight > 0) commands.push(`l${numbers([straight * way.x, straight * way.y])}`);
    straight = 0;
    if (!isLast) commands.push(turn(way, end));
  }
  return commands.join('');
}

/** From where the line is nearest to a dot on its way to a closed side to where it is so on its way back. */
function turn(way: { x: number; y: number }, side: { x: number; y: number }): string {
  const back = { x: way.x - 2 * side.x, y: way.y - 2 * side.y };
  const [out, whole] = [8, 2 * NEAR];
  const end = { x: (way.x + back.x) / 2, y: (way.y + back.y) / 2 };
  return `c${numbers([
    out * way.x,
    out * way.y,
    whole * end.x - out * back.x,
    whole * end.y - out * back.y,
    whole * end.x,
    whole * end.y,
  ])}`;
}

function toSide(side: Side) {
  return TO_SIDE[side] ?? { x: 0, y: 0 };
}

/** Numbers as they follow each other in path data: only where the next has no sign must something separate them. */
function numbers(values: number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? `${value + 0}` : ` ${value + 0}`)).join('');
}

import { type Grid, lineGrid, turned } from './grid.ts';
import { dotPath, LOOP_REACH, linePath, SPACING } from './kolam.ts';
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

/** Room for half the width of the line, round the outermost loops. */
const MARGIN = LOOP_REACH + 4;
/** From the last dot to the edge at which the line comes and goes, and how far above and below that dot it does. */
const STEM = 56;
const TAIL = 48;
/** In from the edge to where it crosses itself beside that dot, and from there below it; and back from above it, to the edge or away. */
const IN = 'c0 20-14 34-28 48l-14 14c-4 4-9 6-14 6';
const BACK = 'c5 0 10 2 14 6l14 14';
const OUT = 'c14 14 28 28 28 48';
const OFF = 'c20 20 30 40 60 40';
/** Beyond any box. */
const REACH = 3000;

/**
 * One line round exactly so many dots, drawn as that of a page's kolam and nearly its own image in a mirror, open at the dot that is
 * farthest to the right. The same count always has the same line; those of up to forty have one width.
 * @param count of dots, at least one
 * @param leaves where the line goes when it is back: on, down the edge, or away to the right
 * @throws RangeError if the count is no whole number above none
 */
export function countedKolam(count: number, leaves: 'below' | 'right'): CountedKolam {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`No line goes round ${count} dots.`);
  const { grid, arcs } = lineGrid(`${count}`, count < FEWEST ? inTwoRows(count) : standing(columnsOf(count)));
  const seen = turnedRight(grid);
  const right = Math.max(...seen.cells.map(({ x }) => x));
  // Of several the one nearest to the middle, of two as near the upper one.
  const [opened = { x: 0, y: 0 }] = seen.cells
    .filter(({ x }) => x === right)
    .toSorted((one, other) => Math.abs(one.y + 0.1) - Math.abs(other.y + 0.1));
  const round = arcs.map(({ from, to, ...arc }) => ({ ...arc, from: turned(from, 3), to: turned(to, 3) }));
  const last = round.findIndex(({ cell, from, to }) => seen.cells[cell] === opened && from + to === 1);
  const isBackwards = round[last]?.from === 1;
  const rest = [...round.slice(last + 1), ...round.slice(0, last)];
  const way = isBackwards ? rest.reverse().map(({ cell, from, to }) => ({ cell, from: to, to: from })) : rest;
  const [edge, entry] = [SPACING * opened.x + STEM, SPACING * opened.y];
  const ys = seen.cells.map(({ y }) => SPACING * y);
  const left = SPACING * Math.min(...seen.cells.map(({ x }) => x));
  const away = leaves === 'below' ? `${OUT}V${REACH}` : `${OFF}H${REACH}`;
  // Of few dots, the line's way in and out is higher than they are.
  const [top, foot] = [
    Math.min(Math.min(...ys) - MARGIN, entry - TAIL),
    Math.max(Math.max(...ys) + MARGIN, entry + TAIL),
  ];
  // In whole distances between dots, so that where these are whole pixels, the edge is on one.
  const width = SPACING * Math.ceil((edge - left + MARGIN) / SPACING);
  return {
    line: `M${edge}-${REACH}V${entry - TAIL}${IN}${linePath(way, seen).replace(/^M[^a-z]+/, '')}${BACK}${away}`,
    dots: dotPath(seen),
    box: { x: edge - width, y: top, width, height: foot - top },
  };
}

/** Fewer stand in two rows. */
const FEWEST = 13;

function inTwoRows(count: number): Outline {
  const has = (x: number, y: number) => y >= 0 && y < count && x === y % 2;
  return { across: 1, down: count, has, turns: 1, lines: 1, horizon: 0 };
}

/** How many dots the longest row has, as long as they are not much higher than wide. */
const LONGEST = 5;

/**
 * How many dots stand in each row, by turns one more and one less, and an odd number of rows; from a rectangle the corners are taken
 * away, and two dots from its middle, until it has so many.
 */
function columnsOf(count: number): { rows: number[]; isHollow: boolean } {
  const longest = Math.max(LONGEST, Math.round(Math.sqrt(count / 2)) + 1);
  for (let height = 3; ; height += 2) {
    for (const first of [longest - 1, longest]) {
      const rows = Array.from({ length: height }, (_, row) => (row % 2 === 0 ? first : 2 * longest - 1 - first));
      const surplus = rows.reduce((sum, length) => sum + length, 0) - count;
      if (surplus < 0 || surplus % 2 === 1) continue;
      const corners = [0, 0, 1, 2, 1, 0].slice(0, Math.floor(surplus / 4));
      for (const row of corners) for (const at of [row, height - 1 - row]) rows[at] = (rows[at] ?? 0) - 2;
      if (rows.every((length) => length > 0)) return { rows, isHollow: surplus % 4 === 2 };
    }
  }
}

/** They stand as columns, as the builder knows no mirror but the upright one. */
function standing({ rows, isHollow }: ReturnType<typeof columnsOf>): Outline {
  const middle = (rows.length - 1) / 2;
  // Dots stand where the sum is even.
  const shift = ((rows[middle] ?? 0) + 1) % 2;
  const has = (x: number, y: number) => {
    const [length = 0, at] = [rows[x + middle], Math.abs(y - shift)];
    const isInner = x === 0 && at > 0 && at < 3;
    return at < length && !(isHollow && isInner);
  };
  return { across: middle, down: Math.max(...rows), has, turns: 1, lines: 1, horizon: 0 };
}

/** What stands lies: after a quarter of a turn, what was lowest is at the right. */
function turnedRight({ cells, isOpen }: Grid): Grid {
  return {
    cells: cells.map(({ x, y, ...cell }) => ({ ...cell, x: y, y: 0 - x })),
    isOpen: (cell, side) => isOpen(cell, turned(side, 1)),
  };
}

import { type Arc, type Grid, lineGrid } from './grid.ts';
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

/** Room for the width of a line; with the stem, as wide as two dots are apart: so at a whole distance of dots its edge lies on a whole pixel. */
const MARGIN = 4;
/** From the last dot to the edge at which the line comes and goes. */
const STEM = 56;
/** From the height of that dot to where the line leaves the edge, and to where it is back. */
const TAIL = 36;
/** In from the edge to below that dot, and from above it out to the edge, or away to the right: they cross beside it. */
const IN = 'c0 20-18 56-36 56';
const OUT = 'c18 0 36 36 36 56';
const OFF = 'c22 0 22 40 60 40';
/** Beyond any box. */
const REACH = 3000;

/**
 * One line round exactly so many dots, open at the dot that is farthest to the right. The same count always has the same
 * line.
 * @param count of dots, at least one
 * @param leaves where the line goes when it is back: on, down the edge, or away to the right
 * @throws RangeError if the count is no whole number above none
 */
export function countedKolam(count: number, leaves: 'below' | 'right'): CountedKolam {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`No line goes round ${count} dots.`);
  const { grid, arcs } = lineGrid('counted', outlineOf(count));
  const [left, right, bottom] = [
    Math.min(...grid.cells.map(({ x }) => x)),
    Math.max(...grid.cells.map(({ x }) => x)),
    Math.max(...grid.cells.map(({ y }) => y)),
  ];
  const last = grid.cells.findIndex(({ x }) => x === right);
  const opened: Grid = { ...grid, isOpen: (cell, side) => grid.isOpen(cell, side) || (cell === last && side < 2) };
  const round = linePath(fromOpening(arcs, last), opened).replace(/^M-?\d+ ?-?\d+/, '');
  const edge = right * SPACING + STEM;
  const entry = (grid.cells[last]?.y ?? 0) * SPACING;
  const away = leaves === 'below' ? `${OUT}V${REACH}` : `${OFF}H${REACH}`;
  const reach = LOOP_REACH + MARGIN;
  // Of few dots, the line's way in and out is higher than they are.
  const [top, foot] = [Math.min(-reach, entry - TAIL), Math.max(bottom * SPACING + reach, entry + TAIL)];
  return {
    line: `M${edge}-${REACH}V${entry - TAIL}${IN}${round}${away}`,
    dots: dotPath(grid),
    box: {
      x: left * SPACING - reach,
      y: top,
      width: edge - left * SPACING + reach,
      height: foot - top,
    },
  };
}

/** Where so many dots stand: in a rectangle on its point that is at most twice as long as wide, or the next best. */
function outlineOf(count: number): Outline {
  const root = Math.floor(Math.sqrt(count));
  let width = root;
  while (count % width !== 0 && 2 * width * width >= count) width--;
  if (count % width !== 0 || 2 * width * width < count) width = root;
  const length = Math.floor(count / width);
  const rest = count % width;
  const restFrom = Math.floor((width - rest) / 2);
  const has = (x: number, y: number) => {
    const [across, along] = [(x + y) / 2, (y - x) / 2];
    if (along === length) return across >= restFrom && across < restFrom + rest;
    return across >= 0 && across < width && along >= 0 && along < length;
  };
  return { across: width + length, down: width + length, has, turns: 1, lines: 1, horizon: 0 };
}

/** The line from the lower to the upper side of the dot that is opened, without the arc between these. */
function fromOpening(arcs: Arc[], dot: number): Arc[] {
  const gap = arcs.findIndex(({ cell, from, to }) => cell === dot && from + to === 1);
  const rest = [...arcs.slice(gap + 1), ...arcs.slice(0, gap)];
  if (rest[0]?.from === 1) return rest;
  return rest.reverse().map(({ cell, from, to }) => ({ cell, from: to, to: from }));
}

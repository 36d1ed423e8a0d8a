import { type Arc, type Grid, lineGrid } from './grid.ts';
import { dotPath, LOOP_REACH, linePath, SPACING } from './kolam.ts';
import type { Outline } from './outlines.ts';

export interface CountedKolam {
  /**
   * Path data of a line that comes down the right edge of the box, goes round all dots and comes back to that edge. It
   * begins above any box, and ends below any box, or right of any window.
   */
  line: string;
  /** Path data of the dots: strokes of no length. */
  dots: string;
  /** What the drawing takes; only the line reaches beyond it. */
  box: { x: number; y: number; width: number; height: number };
}

/** Room for the width of a line. */
const MARGIN = 5;
/** From the last dot to the edge at which the line comes and goes, and the radius of its turns there. */
const STEM = 56;
const TURN = 16;
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
  const round = linePath(fromOpening(arcs, last), opened).slice(1);
  const edge = right * SPACING + STEM;
  const entry = (grid.cells[last]?.y ?? 0) * SPACING - SPACING / 2;
  const turn = (x: number) => `a${TURN} ${TURN} 0 0 1 ${x} ${TURN}`;
  const away = leaves === 'below' ? `H${edge - TURN}${turn(TURN)}V${REACH}` : `H${REACH}`;
  const reach = LOOP_REACH + MARGIN;
  return {
    line: `M${edge}-${REACH}V${entry - TURN}${turn(-TURN)}L${round}${away}`,
    dots: dotPath(grid),
    box: {
      x: left * SPACING - reach,
      y: -reach,
      width: edge - left * SPACING + reach,
      height: bottom * SPACING + 2 * reach,
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

/** The line from the upper to the lower side of the dot that is opened, without the arc between these. */
function fromOpening(arcs: Arc[], dot: number): Arc[] {
  const gap = arcs.findIndex(({ cell, from, to }) => cell === dot && from + to === 1);
  const rest = [...arcs.slice(gap + 1), ...arcs.slice(0, gap)];
  if (rest[0]?.from === 0) return rest;
  return rest.reverse().map(({ cell, from, to }) => ({ cell, from: to, to: from }));
}

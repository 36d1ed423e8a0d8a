import { beginsToTurn, dotPath, FLOOR, linePath, openedAtFoot, RADIUS, REACH, reachOf, SPACING } from './kolam.ts';
import { diamond } from './outlines.ts';

/** Its line, to where it stops; where it would have gone on; and the dots. The floor is so far below the origin. */
export interface BrokenKolam {
  line: string;
  rest: string;
  dots: string;
  reach: { x: number; y: number };
  floor: number;
}

/** Of the seeds that were tried, the one whose line leaves its last third together, at the right. */
const SEED = 'dotted';
/** How much of the way round all dots is drawn, at least. */
const SHARE = 0.62;

/** A kolam whose line comes in along the floor from the left and stops before its next bend. */
export function brokenKolam(): BrokenKolam {
  const outline = diamond(5);
  const { grid, arcs } = openedAtFoot(SEED, outline);
  const foot = SPACING * outline.down;
  const floor = foot + FLOOR;
  const side = arcs[0]?.from === 1 ? RADIUS : -RADIUS;
  const end = (to: number, away: 1 | -1) =>
    `M${away * REACH} ${floor}H${to + away * FLOOR}Q${to} ${floor} ${to} ${foot}`;
  const drawn = arcs.findIndex((arc, index) => index >= SHARE * arcs.length && beginsToTurn(arc, grid)) + 1;
  return {
    line: end(side, -1) + linePath(arcs.slice(0, drawn), grid).replace(/^M[^a-z]*/, ''),
    rest: linePath(arcs.slice(drawn, -1), grid) + end(-side, 1),
    dots: dotPath(grid),
    reach: reachOf(grid),
    floor,
  };
}

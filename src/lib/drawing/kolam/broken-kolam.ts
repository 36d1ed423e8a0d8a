import { beginsToTurn, dotPath, FLOOR, linePath, openedAtFoot, RADIUS, REACH, reachOf, SPACING } from './kolam.ts';
import { diamond } from './outlines.ts';

/** Its line, to where it stops; that place; the way on from there; and the dots. The floor is so far below the origin. */
export interface BrokenKolam {
  line: string;
  stop: string;
  rest: string;
  dots: string;
  reach: { x: number; y: number };
  floor: number;
}

/** Of the seeds that were tried, the one whose line leaves its last third together, at the right. */
const SEED = 'dotted';
/** How much of the way round all dots is drawn, at least. */
const SHARE = 0.62;

/** A kolam whose line comes in along the floor from the left and stops before its next bend. It is shown in a mirror. */
export function brokenKolam(): BrokenKolam {
  const outline = diamond(5);
  const { grid, arcs } = openedAtFoot(SEED, outline);
  const foot = SPACING * outline.down;
  const floor = foot + FLOOR;
  const side = arcs[0]?.from === 1 ? RADIUS : -RADIUS;
  const drawn = arcs.findIndex((arc, index) => index >= SHARE * arcs.length && beginsToTurn(arc, grid)) + 1;
  return {
    line:
      `M${-REACH} ${floor}H${side - FLOOR}Q${side} ${floor} ${side} ${foot}` +
      linePath(arcs.slice(0, drawn), grid).replace(/^M[^a-z]*/, ''),
    // To the end of its last stroke.
    stop: `${linePath(arcs.slice(drawn - 1, drawn), grid)
      .replace(/h(.*)/, 'm$1 0')
      .replace(/v(.*)/, 'm0 $1')}h0`,
    rest: `${linePath(arcs.slice(drawn - 1, -1), grid)}Q${-side} ${floor} ${FLOOR - side} ${floor}H${REACH}`,
    dots: dotPath(grid),
    reach: reachOf(grid),
    floor,
  };
}

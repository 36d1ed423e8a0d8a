import {
  beginsToTurn,
  dotPath,
  FLOOR,
  linePath,
  openedAtFoot,
  passing,
  RADIUS,
  REACH,
  reachOf,
  SPACING,
} from './kolam.ts';
import { diamond } from './outlines.ts';

/** Its line, to where it stops; that place; the ways on from there, along the floor and straight down; and the dots. The floor is so far below the origin. */
export interface BrokenKolam {
  line: string;
  stop: string;
  along: string;
  down: string;
  dots: string;
  reach: { x: number; y: number };
  floor: number;
}

/** Of the seeds that were tried, the one whose line leaves a third of the dots together, at the right. */
const SEED = 'way 32';
/** How much of the way round all dots is drawn, at least. */
const SHARE = 0.5;
/** From the outermost loops to the way that goes down beside them. */
const BESIDE = 12;

/**
 * A kolam whose line comes in along the floor from the left and leaves it below a dot at its lower right edge, where it should have
 * turned: from there nothing is in the way to the floor. It is shown in a mirror.
 * @throws RangeError if the line turns nowhere there
 */
export function brokenKolam(seed = SEED): BrokenKolam {
  const outline = diamond(5);
  const { grid, arcs } = openedAtFoot(seed, outline);
  const foot = SPACING * outline.down;
  const floor = foot + FLOOR;
  const side = arcs[0]?.from === 1 ? RADIUS : -RADIUS;
  const reach = reachOf(grid);
  const last = arcs.findIndex((arc, index) => {
    const { along, place } = passing(arc);
    const cell = grid.cells[arc.cell];
    const isEdge = cell && !grid.cells.some(({ x, y }) => x > cell.x && y === cell.y);
    const leavesBelow = isEdge && cell.y >= 0 && along.x > 0 && place.y > 0;
    return index >= SHARE * arcs.length && leavesBelow && beginsToTurn(arc, grid);
  });
  const cell = grid.cells[arcs[last]?.cell ?? -1];
  if (!cell) throw new RangeError(`The line of "${seed}" does not turn at its lower right edge.`);
  // Beyond the dot, as far from it as a line ever is.
  const [x, y] = [SPACING * cell.x + RADIUS, SPACING * cell.y + RADIUS];
  const beside = reach.x + BESIDE;
  const rest = `M${x} ${y}H${beside - FLOOR}Q${beside} ${y} ${beside} ${y + FLOOR}V`;
  return {
    line:
      `M${-REACH} ${floor}H${side - FLOOR}Q${side} ${floor} ${side} ${foot}` +
      `${linePath(arcs.slice(0, last + 1), grid).replace(/^M[^a-z]*/, '')}h${RADIUS}`,
    stop: `M${x} ${y}h0`,
    along: `${rest}${floor - FLOOR}Q${beside} ${floor} ${beside + FLOOR} ${floor}H${REACH}`,
    down: `${rest}${REACH}`,
    dots: dotPath(grid),
    reach,
    floor,
  };
}

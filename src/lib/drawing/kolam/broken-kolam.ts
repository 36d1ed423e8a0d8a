import { lobePath } from './begun-kolam.ts';
import { cellsOf } from './grid.ts';
import { dotPath, FLOOR, LOOP_REACH, RADIUS, REACH, SPACING } from './kolam.ts';
import { shape } from './outlines.ts';

/** Its line, to where it stops; that place; the ways on from there, in points, along the floor and straight down; and the dots. */
export interface BrokenKolam {
  line: string;
  stop: string;
  along: string;
  down: string;
  dots: string;
  /** Where its dots' loops end, and the floor. */
  box: { left: number; top: number; right: number; floor: number };
}

/** Of the seeds that were tried, one with whose loops the square is nearly its own mirror image. */
const SEED = 'way 12';
/** How far the last dots of the square are from its middle, and how far the one that is left out. */
const TIP = 4;
const LEFT_OUT = TIP + 2;
/** From point to point at most. */
const STEP = 17;
/** The radius of the bend to the floor. */
const BEND = 40;
/** How far the way goes straight down below the floor. */
const BELOW = 38;

/**
 * Dots of a large square on its point, and one more beside it. The line comes in along the floor from the left, rises between them,
 * goes round all dots of the square, and stops short of the last one. The way on goes round that in points, crosses itself as a
 * loop does, and goes down. It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const floor = SPACING * TIP + 1.5 * FLOOR;
  const rise = SPACING * TIP + RADIUS;
  const middle = SPACING * LEFT_OUT;
  const beside = middle - RADIUS;
  const isDot = (across: number, down: number) =>
    Math.abs(across) + Math.abs(down) <= TIP || (across === LEFT_OUT && down === 0);
  // From the crossing round the dot to the crossing again.
  const loop = `M${beside} ${RADIUS}h0${spread(2 * RADIUS + 1.5 * Math.PI * RADIUS, (far) => {
    const angle = (far - RADIUS) / RADIUS;
    if (angle < 0) return [beside + far, RADIUS];
    if (angle > 1.5 * Math.PI) return [beside, far - RADIUS - 1.5 * Math.PI * RADIUS];
    return [middle + RADIUS * Math.sin(angle), RADIUS * Math.cos(angle)];
  })}`;
  const straight = floor - BEND - RADIUS;
  const along = spread(straight + (Math.PI / 2) * BEND, (far) => {
    const angle = (far - straight) / BEND;
    if (angle < 0) return [beside, RADIUS + far];
    return [beside + BEND - BEND * Math.cos(angle), floor - BEND + BEND * Math.sin(angle)];
  });
  return {
    line: `M${-REACH} ${floor}H${rise - BEND}Q${rise} ${floor} ${rise} ${floor - BEND}V0${lobePath(SEED, TIP)}h${SPACING}`,
    stop: `M${rise + RADIUS} ${RADIUS}h0`,
    along: loop + along,
    down: loop + spread(floor - RADIUS + BELOW, (far) => [beside, RADIUS + far]),
    dots: dotPath({ cells: cellsOf(shape(LEFT_OUT, TIP, isDot)) }),
    box: {
      left: -(SPACING * TIP + LOOP_REACH),
      top: -(SPACING * TIP + LOOP_REACH),
      right: middle + LOOP_REACH,
      floor,
    },
  };
}

/** Points on a way of this length, all of it at equal steps but its beginning. */
function spread(length: number, place: (far: number) => [number, number]): string {
  const count = Math.ceil(length / STEP);
  return Array.from({ length: count }, (_, index) => place(((index + 1) * length) / count).map(Math.round))
    .map(([across, down]) => `M${across} ${down}h0`)
    .join('');
}

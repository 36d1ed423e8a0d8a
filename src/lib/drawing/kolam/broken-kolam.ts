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
/** How far the last dots of the square are from its middle, of the one that is not begun, and the middle of that. */
const TIP = 4;
const NEXT_TIP = 2;
const NEXT = TIP + 2 + NEXT_TIP;
/** From where the line stops to the first point of the way, and from point to point at most. */
const CLEAR = 28;
const STEP = 22;
/** The radius of its bends. */
const BEND = 40;
/** How far the way goes straight down below the floor. */
const BELOW = 26;

/**
 * Dots of a large square on its point and of a small one beside it. The line comes in along the floor from the left, rises where both
 * meet, goes round all dots of the large one, and stops short of the small one. It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const floor = SPACING * TIP + 2 * FLOOR;
  const rise = SPACING * TIP + RADIUS;
  const [x, y] = [rise + RADIUS, RADIUS];
  const beside = x + BEND;
  const quarter = (Math.PI / 2) * BEND;
  const straight = floor - y - 2 * BEND;
  /** A place so far behind the stop: down beside the line, and then along the floor or on. */
  const onWay = (far: number, goesAlong: boolean) => {
    if (far < quarter) return [x + BEND * Math.sin(far / BEND), y + BEND - BEND * Math.cos(far / BEND)] as const;
    const past = (far - quarter - straight) / BEND;
    if (past < 0 || !goesAlong) return [beside, y + BEND + far - quarter] as const;
    return [beside + BEND - BEND * Math.cos(past), floor - BEND + BEND * Math.sin(past)] as const;
  };
  const points = (length: number, goesAlong: boolean) => {
    const count = Math.ceil((length - CLEAR) / STEP);
    return Array.from({ length: count + 1 }, (_, index) =>
      onWay(CLEAR + (index * (length - CLEAR)) / count, goesAlong).map(Math.round),
    )
      .map(([across, down]) => `M${across} ${down}h0`)
      .join('');
  };
  const has = (across: number, down: number) =>
    Math.abs(across) + Math.abs(down) <= TIP || Math.abs(across - NEXT) + Math.abs(down) <= NEXT_TIP;
  return {
    line: `M${-REACH} ${floor}H${rise - BEND}Q${rise} ${floor} ${rise} ${floor - BEND}V0${lobePath(SEED, TIP)}h${SPACING}`,
    stop: `M${x} ${y}h0`,
    along: points(2 * quarter + straight, true),
    down: points(quarter + straight + BEND + BELOW, false),
    dots: dotPath({ cells: cellsOf(shape(NEXT + NEXT_TIP, TIP, has)) }),
    box: {
      left: -(SPACING * TIP + LOOP_REACH),
      top: -(SPACING * TIP + LOOP_REACH),
      right: SPACING * (NEXT + NEXT_TIP) + LOOP_REACH,
      floor,
    },
  };
}

import { lobePath } from './begun-kolam.ts';
import { cellsOf } from './grid.ts';
import { dotPath, FLOOR, LOOP_REACH, RADIUS, REACH, SPACING } from './kolam.ts';
import { diamond } from './outlines.ts';

/** A way in points that goes round one dot, which is not on it. */
export interface LostWay {
  points: string;
  goal: string;
}

/** Its line, to where it stops; that place; the ways on from there, along the floor and straight down; and the dots. */
export interface BrokenKolam {
  line: string;
  stop: string;
  along: LostWay;
  down: LostWay;
  dots: string;
  /** Where its dots' loops end and the way along the floor does, and the floor. */
  box: { left: number; top: number; right: number; floor: number };
}

/** Of the seeds that were tried, one with whose loops the square is nearly its own mirror image. */
const SEED = 'way 12';
/** How far the last dots of the square are from its middle. */
const TIP = 4;
/** From point to point, and from there to where the line goes on. */
const STEP = 12;
/** The radius of the bend to the floor, and that of the first one, where the way turns down. */
const BEND = 40;
const TURN = 28;
/** How far the way goes along the floor before its loop, or straight down, and then to how far below the floor. */
const AHEAD = 18;
const ABOVE = 26;
const BELOW = 20;
/** A loop as of all lines of the site: a bend, at whose end the way will cross itself, straight on to a circle, and round. */
const LOOP = { bend: 36, angle: 0.75, radius: 38 };
/** From the crossing to the circle, which it touches. */
const STRAIGHT = LOOP.radius * Math.tan(LOOP.angle);
/** From where the loop begins to its middle: ahead, which is above the crossing, and to the left. */
const MIDDLE = {
  ahead: LOOP.bend * Math.sin(LOOP.angle),
  aside: LOOP.bend * (1 - Math.cos(LOOP.angle)) + LOOP.radius / Math.cos(LOOP.angle),
};

/**
 * Dots of a large square on its point. The line comes in along the floor from the left, rises on their right, goes round all of them
 * and stops where it would go on. The way on is lost: in points, it turns down, and goes round one dot that lies far from all others.
 * It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const floor = SPACING * TIP + 1.5 * FLOOR;
  const rise = SPACING * TIP + RADIUS;
  const stop = { x: rise + RADIUS, y: RADIUS };
  const turn = [{ ahead: STEP }, { ahead: (TURN * Math.PI) / 2, radius: TURN }];
  const beside = stop.x + STEP + TURN;
  const along = lostWay(stop, [
    ...turn,
    { ahead: floor - RADIUS - TURN - BEND },
    { ahead: (BEND * Math.PI) / 2, radius: -BEND },
    { ahead: AHEAD },
  ]);
  const below = floor + BELOW - (stop.y + TURN + ABOVE + 2 * MIDDLE.ahead);
  const down = lostWay(stop, [...turn, { ahead: ABOVE }], below);
  return {
    line: `M${-REACH} ${floor}H${rise - BEND}Q${rise} ${floor} ${rise} ${floor - BEND}V0${lobePath(SEED, TIP)}h${SPACING}`,
    stop: `M${stop.x} ${stop.y}h0`,
    along,
    down,
    dots: dotPath({ cells: cellsOf(diamond(TIP + 1)) }),
    box: {
      left: -(SPACING * TIP + LOOP_REACH),
      top: -(SPACING * TIP + LOOP_REACH),
      right: Math.round(beside + BEND + AHEAD + 2 * MIDDLE.ahead),
      floor,
    },
  };
}

/** A piece of a way: how long it is, and the radius of its bend, to the right or, below nought, to the left. */
interface Piece {
  ahead: number;
  radius?: number;
}

/** Points at equal steps on a way that begins to the right, makes a loop at the end of these pieces, and goes straight on. */
function lostWay(from: { x: number; y: number }, before: Piece[], after = 0): LostWay {
  const { bend, angle, radius } = LOOP;
  const round = 2 * (Math.PI - angle) * radius;
  const pieces: Piece[] = [
    ...before,
    { ahead: bend * angle, radius: -bend },
    { ahead: STRAIGHT },
    { ahead: round, radius: -radius },
    { ahead: STRAIGHT },
    { ahead: bend * angle, radius: -bend },
    { ahead: after },
  ];
  const start = before.reduce((sum, { ahead }) => sum + ahead, 0);
  // Both times it comes to the crossing in one point, from which the steps are counted to either side.
  const first = start + bend * angle;
  const second = first + 2 * STRAIGHT + round;
  const places = [...steps(STEP, first), ...steps(first, second), ...steps(second, second + bend * angle + after)];
  const points = places
    .map((far) => walk(from, pieces, far))
    .map(({ x: left, y: top }) => `M${Math.round(left)} ${Math.round(top)}h0`);
  const begins = walk(from, pieces, start);
  const [cos, sin] = [Math.cos(begins.way), Math.sin(begins.way)];
  const x = begins.x + MIDDLE.ahead * cos + MIDDLE.aside * sin;
  const y = begins.y + MIDDLE.ahead * sin - MIDDLE.aside * cos;
  return { points: [...new Set(points)].join(''), goal: `M${Math.round(x)} ${Math.round(y)}h0` };
}

/** Where one is, and in which direction, after so long a way. */
function walk(from: { x: number; y: number }, pieces: Piece[], far: number) {
  let [{ x, y }, way, left] = [from, 0, far];
  for (const { ahead, radius } of pieces) {
    const length = Math.min(ahead, left);
    if (radius === undefined) [x, y] = [x + length * Math.cos(way), y + length * Math.sin(way)];
    else {
      const next = way + length / radius;
      [x, y] = [x + radius * (Math.sin(next) - Math.sin(way)), y - radius * (Math.cos(next) - Math.cos(way))];
      way = next;
    }
    left -= length;
  }
  return { x, y, way };
}

/** Places from one to another, both of them too, at equal distances. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.round((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + (index * (to - from)) / count);
}

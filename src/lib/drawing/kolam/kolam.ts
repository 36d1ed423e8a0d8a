import { type Arc, type Grid, lineGrid, SIDES } from './grid.ts';
import type { Outline } from './outlines.ts';

export interface Kolam {
  /**
   * SVG path data of one half of the drawing, in relative whole numbers. Half a turn about the origin maps it on the other
   * half. Of one closed line, that one goes on where this one ends; of two, each is one of them.
   */
  half: string;
  /** SVG path data of the dots, to be stroked with round caps: a stroke of no length for each. */
  dots: string;
  /** Where the drawing ends if its lower part is cut off: through the loops of a row of dots, just below the dots. */
  horizon: number;
  /** How far the line reaches from the origin, to the sides and up and down. */
  reach: Point;
  /** Which inner sides are closed; equal for equal drawings of the same outline. */
  signature: string;
}

/** A kolam on a floor: the line comes along that, goes round all dots, and goes on along it, as it does at every thing. */
export interface OpenKolam extends Pick<Kolam, 'dots' | 'reach'> {
  /** One of its equal parts; as it is turned once, or three times, it makes the others. One that is woven is one part. */
  part: string;
  turns: 1 | 2 | 4;
  /** What no part has: the way in and out, from far beyond both sides, and the loops between two parts. */
  rest: string;
  /** How far below the origin the floor is. */
  floor: number;
}

interface Point {
  x: number;
  y: number;
}

/** Distance between a dot and the next one beside it, along each axis: in its row they stand twice as far apart. */
export const SPACING = 40;
/** Distance from a dot to the points where the line crosses a side, along each axis, and radius of the line's bends. */
export const RADIUS = SPACING / 2;
/** Distance from a row of dots to where a drawing is cut off: its loops stand on the edge like arches, their dots whole. */
const HORIZON = 9;
/** How long the handles of a cubic curve are that is a quarter of that circle: so near to it that no screen shows it. */
const HANDLE = 11;

/**
 * The kolam of `seed` with dots in the outline: one closed line or two and symmetric, as the outline says, and always the
 * same for the same arguments.
 * @throws RangeError if no single line is found.
 */
export function kolam(seed: string, outline: Outline): Kolam {
  const { grid, arcs, signature } = lineGrid(seed, outline);
  const half = outline.lines === 1 ? leftHalf(arcs, grid) : fromTurn(arcs, grid);
  return {
    half: linePath(half, grid),
    dots: dotPath(grid),
    horizon: SPACING * outline.horizon + HORIZON,
    reach: reachOf(grid),
    signature,
  };
}

/** How far the line of an open kolam reaches to either side: beyond any window. */
export const REACH = 3000;
/** From the lowest dot to the floor. */
export const FLOOR = 40;
/** The farthest dot down of those that are not large. */
const LARGE = 6;

/**
 * The same for an outline of one line. It is opened below its lowest dot, of several the one nearest to the middle, where both
 * ends cross and come to lie on the floor.
 * @throws RangeError for an outline of two lines, or that half a turn does not map on itself.
 */
export function openKolam(seed: string, outline: Outline): OpenKolam {
  const { grid, arcs, foot } = openedAtFoot(seed, outline);
  // A loop in the middle is at four corners alike where a quarter of a turn maps the outline on itself, else at two.
  const turns = outline.turns === 4 && foot.x === 0 ? 4 : 2;
  const [x, y] = [SPACING * foot.x, SPACING * foot.y];
  const corners = [
    { away: { x: 1, y: 0 }, at: { x: y, y: -x } },
    { away: { x: 0, y: -1 }, at: { x: -x, y: -y } },
    { away: { x: -1, y: 0 }, at: { x: -y, y: x } },
  ]
    .filter(({ away }) => turns === 4 || away.y === -1)
    .map(({ away, at }) => {
      const along = quarterTurn(away, 1);
      const start = { x: at.x - RADIUS * along.x, y: at.y - RADIUS * along.y };
      return `M${start.x}${signed(start.y)}${bend(away, 1)}${bend(along, 1)}`;
    });
  // Of a large one, which is drawn small, it hangs longer.
  const drop = outline.down > LARGE ? FLOOR + RADIUS : FLOOR;
  const floor = y + drop;
  const end = (side: 1 | -1) =>
    `M${-side * REACH} ${floor}H${x - side * (drop + 4)}C${x - side * 4} ${floor} ${x + side * RADIUS} ${y + 0.6 * drop} ${x + side * RADIUS} ${y}`;
  return {
    part: linePath(arcs.slice(0, arcs.length / turns - 1), grid),
    turns,
    rest: end(1) + end(-1) + corners.join(''),
    floor,
    dots: dotPath(grid),
    reach: reachOf(grid),
  };
}

/** Whether the line of such a kolam can go in and out below a dot: half of it is to show the other half. */
export function canOpen({ lines, turns }: Outline): boolean {
  return lines === 1 && turns > 1;
}

/**
 * The arcs of the line from behind the loop below the lowest dot, of several the one nearest to the middle, to that loop, which
 * is the last one.
 * @throws RangeError for an outline of two lines, or that half a turn does not map on itself.
 */
export function openedAtFoot(seed: string, outline: Outline): { grid: Grid; arcs: Arc[]; foot: Point } {
  if (!canOpen(outline)) throw new RangeError(`"${seed}" is not one line that half a turn maps on itself.`);
  const { grid, arcs } = lineGrid(seed, outline);
  const lowest = Math.max(...grid.cells.map(({ y }) => y));
  // Of two as near, the right one.
  const fromMiddle = ({ x }: Point) => Math.abs(x - 0.1);
  const [foot = { x: 0, y: lowest }] = grid.cells
    .filter(({ y }) => y === lowest)
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  const last = arcs.findIndex(({ cell, from, to }) => grid.cells[cell] === foot && from + to === 3 && from * to === 2);
  return { grid, arcs: [...arcs.slice(last + 1), ...arcs.slice(0, last + 1)], foot };
}

/**
 * Half of the loop, from where it turns to where its image does. Of all such halves the one that lies farthest to the
 * left: drawn in two colours, the line then shows both as areas.
 */
function leftHalf(arcs: Arc[], grid: Grid): Arc[] {
  const half = arcs.length / 2;
  const weights = arcs.map(({ cell }) => grid.cells[cell]?.x ?? 0);
  let weight = 0;
  let least = { weight: Number.POSITIVE_INFINITY, start: 0 };
  for (let end = 0; end < arcs.length + half; end++) {
    const start = end - half;
    const arc = arcs[start];
    if (arc && weight < least.weight && beginsToTurn(arc, grid)) least = { weight, start };
    weight += (weights[end % arcs.length] ?? 0) - (weights[start] ?? 0);
  }
  return [...arcs, ...arcs].slice(least.start, least.start + half);
}

/** A whole loop, from where it turns. */
function fromTurn(arcs: Arc[], grid: Grid): Arc[] {
  const start = arcs.findIndex((arc) => beginsToTurn(arc, grid));
  return [...arcs.slice(start), ...arcs.slice(0, start)];
}

/** Whether the line comes into a cell here and does not leave it straight on. */
export function beginsToTurn({ cell, from, to }: Arc, { isOpen }: Grid): boolean {
  return isOpen(cell, from) && !isOpen(cell, to);
}

/** A direction after a quarter of a turn, clockwise or the other way round. */
function quarterTurn({ x, y }: Point, sense: 1 | -1): Point {
  return { x: -sense * y + 0, y: sense * x + 0 };
}

/** A quarter of a circle, begun in this direction. */
function bend(out: Point, sense: 1 | -1): string {
  const back = quarterTurn(out, sense);
  const at = (along: number, across: number) => [along * out.x + across * back.x, along * out.y + across * back.y];
  const [first = 0, ...rest] = [...at(HANDLE, 0), ...at(RADIUS, RADIUS - HANDLE), ...at(RADIUS, RADIUS)];
  return `c${first}${rest.map(signed).join('')}`;
}

/** Where an arc is nearest to its dot, seen from that, and in which direction it goes there. */
export function passing({ from, to }: Arc) {
  const [one, other] = [SIDES[from], SIDES[to]];
  return {
    place: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    along: { x: (other.x - one.x) / 2, y: (other.y - one.y) / 2 },
    sense: (to - from + 4) % 4 === 1 ? 1 : -1,
  } as const;
}

/**
 * Horizontal and vertical strokes through the open sides, and at each closed side a quarter of a circle that touches them. A
 * piece that begins or ends at a closed side does so where that bend ends or begins.
 */
export function linePath(arcs: Arc[], { cells, isOpen }: Grid): string {
  const commands: string[] = [];
  let straight: Point = { x: 0, y: 0 };
  const goOn = ({ x, y }: Point, length: number) => {
    straight = { x: straight.x + length * x, y: straight.y + length * y };
  };
  const endStraight = () => {
    if (straight.x !== 0) commands.push(`h${straight.x}`);
    if (straight.y !== 0) commands.push(`v${straight.y}`);
    straight = { x: 0, y: 0 };
  };
  for (const [index, arc] of arcs.entries()) {
    const { place, along, sense } = passing(arc);
    const [comesIn, goesOut] = [isOpen(arc.cell, arc.from), isOpen(arc.cell, arc.to)];
    if (index === 0) {
      const { x = 0, y = 0 } = cells[arc.cell] ?? {};
      const back = comesIn ? RADIUS : 0;
      const at = (dot: number, side: number, way: number) => SPACING * dot + RADIUS * side - back * way;
      commands.push(`M${at(x, place.x, along.x)}${signed(at(y, place.y, along.y))}`);
    }
    if (comesIn) goOn(along, RADIUS);
    if (goesOut) goOn(along, RADIUS);
    else if (index < arcs.length - 1) {
      endStraight();
      commands.push(bend(along, sense));
    }
  }
  endStraight();
  return commands.join('');
}

/** A number as it may follow another one in path data: only where it has no sign must something separate the two. */
function signed(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

/** A stroke of no length for each of them, row by row. */
export function dotPath({ cells }: { cells: readonly Point[] }, spacing = SPACING): string {
  let row: number | undefined;
  let last = 0;
  return cells
    .map(({ x, y }) => {
      const move = y === row ? `m${spacing * (x - last)} 0` : `M${spacing * x}${signed(spacing * y)}`;
      [row, last] = [y, x];
      return `${move}h0`;
    })
    .join('');
}

/** How far a loop reaches from its dot. */
export const LOOP_REACH = RADIUS;

/** How far the line reaches: round the outermost dots. */
export function reachOf({ cells }: Grid): Point {
  return {
    x: Math.max(...cells.map(({ x }) => x)) * SPACING + LOOP_REACH,
    y: Math.max(...cells.map(({ y }) => y)) * SPACING + LOOP_REACH,
  };
}

import { type Arc, type Grid, lineGrid, SIDES, type Side } from './grid.ts';
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
  /** One quarter; three quarters of a turn make the others. */
  quarter: string;
  /** What no quarter has: the way in and out, from far beyond both sides, and the loops at the three other corners. */
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
/** Distance from a dot to the points where the line crosses a side, along each axis. */
const CROSSING = SPACING / 2;
/** Distance from a dot to the point where the line turns back at a closed side, along each axis. */
const TURN = 15;
/** Distance from a row of dots to where a drawing is cut off: its loops stand on the edge like arches, their dots whole. */
const HORIZON = 9;
/** Length of the control handles at a crossing and (along each axis) at a turn: together they make round loops. */
const CROSSING_HANDLE = 13;
const TURN_HANDLE = 8;

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
const REACH = 3000;
/** From the lowest dot to the floor. */
const FLOOR = 40;

/**
 * The same for an outline that stands on one dot, is of one line, and is mapped on itself by a quarter of a turn. It is
 * opened below that dot, where both ends cross and come to lie on the floor.
 * @throws RangeError for any other outline.
 */
export function openKolam(seed: string, outline: Outline): OpenKolam {
  const { grid, arcs } = lineGrid(seed, outline);
  const { dots, reach } = kolam(seed, outline);
  const lowest = grid.cells.filter(({ y }) => y === outline.down);
  const [{ x = 0 } = {}] = lowest;
  if (outline.lines > 1 || outline.turns !== 4 || lowest.length !== 1 || x !== 0)
    throw new RangeError(`"${seed}" does not stand on one dot, alike on four sides.`);
  const foot = arcs.findIndex(
    ({ cell, from, to }) => grid.cells[cell] === lowest[0] && from + to === 3 && from * to === 2,
  );
  // From behind the loop round the lowest dot to it; a quarter of the way lies that round the dot at the next corner.
  const opened = [...arcs.slice(foot + 1), ...arcs.slice(0, foot + 1)];
  const quarter = opened.length / 4;
  const corners = [1, 2, 3].map((turns) => linePath(opened.slice(quarter * turns - 1, quarter * turns), grid));
  const dot = SPACING * outline.down;
  const end = (side: 1 | -1) =>
    `M${-side * REACH} ${dot + FLOOR}H${-side * 44}C${-side * 14} ${dot + FLOOR} ${side} ${dot + TURN + 14} ${side * TURN} ${dot + TURN}`;
  return {
    quarter: linePath(opened.slice(0, quarter - 1), grid),
    rest: end(1) + end(-1) + corners.join(''),
    floor: dot + FLOOR,
    dots,
    reach,
  };
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
    if (arc && weight < least.weight && !isStraight(arc, grid)) least = { weight, start };
    weight += (weights[end % arcs.length] ?? 0) - (weights[start] ?? 0);
  }
  return [...arcs, ...arcs].slice(least.start, least.start + half);
}

/** A whole loop, from where it turns. */
function fromTurn(arcs: Arc[], grid: Grid): Arc[] {
  const start = arcs.findIndex((arc) => !isStraight(arc, grid));
  return [...arcs.slice(start), ...arcs.slice(0, start)];
}

/** The point where an arc meets one of its sides. */
function meetingPoint({ cell }: Arc, side: Side, grid: Grid): Point {
  const { x = 0, y = 0 } = grid.cells[cell] ?? {};
  const distance = grid.isOpen(cell, side) ? CROSSING : TURN;
  return { x: SPACING * x + SIDES[side].x * distance, y: SPACING * y + SIDES[side].y * distance };
}

/** The control handle of an arc at its `end` side; along the line at an open side, along the side at a closed one. */
function handle(end: Side, other: Side, isOpen: boolean): Point {
  const towards = SIDES[other];
  if (!isOpen) return { x: towards.x * TURN_HANDLE, y: towards.y * TURN_HANDLE };
  const corner = SIDES[end];
  return {
    x: Math.sign(towards.x - corner.x) * CROSSING_HANDLE,
    y: Math.sign(towards.y - corner.y) * CROSSING_HANDLE,
  };
}

function isStraight({ cell, from, to }: Arc, { isOpen }: Grid): boolean {
  return isOpen(cell, from) && isOpen(cell, to);
}

/** One cubic curve for each arc; straight arcs that follow each other become one horizontal or vertical stroke. */
export function linePath(arcs: Arc[], grid: Grid): string {
  const commands: string[] = [];
  let straight: Point = { x: 0, y: 0 };
  const endStraight = () => {
    if (straight.x !== 0) commands.push(`h${straight.x}`);
    if (straight.y !== 0) commands.push(`v${straight.y}`);
    straight = { x: 0, y: 0 };
  };
  for (const arc of arcs) {
    const start = meetingPoint(arc, arc.from, grid);
    const end = meetingPoint(arc, arc.to, grid);
    const move = { x: end.x - start.x, y: end.y - start.y };
    if (commands.length === 0) commands.push(`M${start.x}${signed(start.y)}`);
    if (isStraight(arc, grid)) {
      straight = { x: straight.x + move.x, y: straight.y + move.y };
      continue;
    }
    endStraight();
    const out = handle(arc.from, arc.to, grid.isOpen(arc.cell, arc.from));
    const back = handle(arc.to, arc.from, grid.isOpen(arc.cell, arc.to));
    const rest = [out.y, move.x + back.x, move.y + back.y, move.x, move.y].map(signed).join('');
    commands.push(`c${out.x}${rest}`);
  }
  endStraight();
  return commands.join('');
}

/** A number as it may follow another one in path data: only where it has no sign must something separate the two. */
function signed(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

export function dotPath({ cells }: Grid): string {
  let row: number | undefined;
  let last = 0;
  return cells
    .map(({ x, y }) => {
      const move = y === row ? `m${SPACING * (x - last)} 0` : `M${SPACING * x}${signed(SPACING * y)}`;
      [row, last] = [y, x];
      return `${move}h0`;
    })
    .join('');
}

/** How far a loop reaches from its dot: a cubic curve between two turns. */
export const LOOP_REACH = TURN + 0.75 * TURN_HANDLE;

/** How far the line reaches: round the outermost dots. */
function reachOf({ cells }: Grid): Point {
  return {
    x: Math.max(...cells.map(({ x }) => x)) * SPACING + LOOP_REACH,
    y: Math.max(...cells.map(({ y }) => y)) * SPACING + LOOP_REACH,
  };
}

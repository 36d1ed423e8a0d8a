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

import { type Arc, type Grid, type Shape, type Side, singleLineGrid } from './grid.ts';

export interface Kolam {
  /** SVG path data of the closed line, in relative whole numbers. */
  line: string;
  /** SVG path data of the rows of dots, to be stroked with round caps and `dash`. */
  dots: string;
  /** The dash array that makes dots of the rows. */
  dash: string;
  /** Half the side of the square view box around the origin that holds the line. */
  extent: number;
  /** Which inner sides are closed; equal for equal drawings of the same size and shape. */
  signature: string;
}

interface Point {
  x: number;
  y: number;
}

/** Distance from a dot to the points where the line crosses a side, along each axis. */
const CROSSING = 20;
/** Distance from a dot to the point where the line turns back at a closed side, along each axis. */
const TURN = 15;
/** A dash of no length at each dot of a row, which runs at 45°. */
const DASH = `0 ${(2 * CROSSING * Math.SQRT2).toFixed(4)}`;
/** Length of the control handles at a crossing and (along each axis) at a turn: together they make round loops. */
const CROSSING_HANDLE = 13;
const TURN_HANDLE = 8;

/** The corner of the unit square in whose direction each side lies, seen from the dot. */
const CORNERS = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const;

/**
 * The kolam of `seed` in a square of `size` × `size` dots that stands on its point, or in a part of it: four-fold
 * symmetric, one closed line, always the same for the same arguments.
 * @throws RangeError if `size` is not an odd number from 3 to 15 (an even grid with this symmetry never closes into one
 * line), or if no single line is found.
 */
export function kolam(seed: string, size: number, shape: Shape = 'diamond'): Kolam {
  if (size % 2 !== 1 || size < 3 || size > 15) {
    throw new RangeError(`A kolam has an odd number of dots a side, from 3 to 15; found ${size}.`);
  }
  const { grid, arcs, signature } = singleLineGrid(seed, size, shape);
  return { line: linePath(arcs, grid), dots: dotPath(grid), dash: DASH, extent: extentOf(grid), signature };
}

function dotCentre(row: number, column: number, size: number): Point {
  return { x: 2 * CROSSING * (column - row), y: 2 * CROSSING * (column + row - size + 1) };
}

/** The point where an arc meets one of its sides. */
function meetingPoint({ row, column }: Arc, side: Side, grid: Grid): Point {
  const centre = dotCentre(row, column, grid.size);
  const reach = grid.isOpen(row, column, side) ? CROSSING : TURN;
  return { x: centre.x + CORNERS[side].x * reach, y: centre.y + CORNERS[side].y * reach };
}

/** The control handle of an arc at its `end` side; along the line at an open side, along the side at a closed one. */
function handle(end: Side, other: Side, isOpen: boolean): Point {
  const towards = CORNERS[other];
  if (!isOpen) return { x: towards.x * TURN_HANDLE, y: towards.y * TURN_HANDLE };
  const corner = CORNERS[end];
  return {
    x: Math.sign(towards.x - corner.x) * CROSSING_HANDLE,
    y: Math.sign(towards.y - corner.y) * CROSSING_HANDLE,
  };
}

/** One cubic curve for each arc; straight arcs that follow each other become one horizontal or vertical stroke. */
function linePath(arcs: Arc[], grid: Grid): string {
  const isStraight = ({ row, column, from, to }: Arc) => grid.isOpen(row, column, from) && grid.isOpen(row, column, to);
  const turn = Math.max(
    arcs.findIndex((arc) => !isStraight(arc)),
    0,
  );
  const commands: string[] = [];
  let straight: Point = { x: 0, y: 0 };
  const endStraight = () => {
    if (straight.x !== 0) commands.push(`h${straight.x}`);
    if (straight.y !== 0) commands.push(`v${straight.y}`);
    straight = { x: 0, y: 0 };
  };
  for (const arc of [...arcs.slice(turn), ...arcs.slice(0, turn)]) {
    const start = meetingPoint(arc, arc.from, grid);
    const end = meetingPoint(arc, arc.to, grid);
    const move = { x: end.x - start.x, y: end.y - start.y };
    if (commands.length === 0) commands.push(`M${start.x}${signed(start.y)}`);
    if (isStraight(arc)) {
      straight = { x: straight.x + move.x, y: straight.y + move.y };
      continue;
    }
    endStraight();
    const out = handle(arc.from, arc.to, grid.isOpen(arc.row, arc.column, arc.from));
    const back = handle(arc.to, arc.from, grid.isOpen(arc.row, arc.column, arc.to));
    const rest = [out.y, move.x + back.x, move.y + back.y, move.x, move.y].map(signed).join('');
    commands.push(`c${out.x}${rest}`);
  }
  endStraight();
  return `${commands.join('')}z`;
}

/** A number as it may follow another one in path data: only where it has no sign must something separate the two. */
function signed(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

function dotPath({ size, has }: Grid): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    const columns = Array.from({ length: size }, (_, column) => column).filter((column) => has(row, column));
    for (const column of columns) {
      if (columns.includes(column - 1)) continue;
      const { x, y } = dotCentre(row, column, size);
      let end = column;
      while (columns.includes(end + 1)) end++;
      // One unit more than the last dot needs: a dash at the very end of a path would be lost to rounding.
      const length = 2 * CROSSING * (end - column) + 1;
      path += `M${x}${signed(y)}l${length} ${length}`;
    }
  }
  return path;
}

/** How far the line reaches: round the outermost dot, whose loop is a cubic curve between two turns. */
function extentOf({ size, has }: Grid): number {
  const rows = Array.from({ length: size }, (_, row) => row);
  const outermost = rows.flatMap((row) => rows.filter((column) => has(row, column)).map((column) => column - row));
  return Math.max(...outermost) * 2 * CROSSING + TURN + 0.75 * TURN_HANDLE;
}

import { type Arc, type Grid, SIDES, type Side, wovenGrid } from './grid.ts';
import type { Outline } from './outlines.ts';

interface Point {
  x: number;
  y: number;
}

/** A line woven round dots that stand in rows, open at one of them. */
export interface Woven {
  /** Path data from the crossing beside that dot round all others and back there, relative. */
  round: string;
  dots: Point[];
  /** The dot that is opened. */
  opened: Point;
}

/** From a dot to the next one in its row or its column. The line runs between them, at half a right angle. */
export const PITCH = 56;
/** From a dot to where the line is nearest to it, along each axis; where it turns, it goes round on a circle through there. */
const NEAR = PITCH / 4;
/** How long the handles of a quarter of that circle are, along each axis. */
const HANDLE = 8;
/** How far a loop reaches from its dot. */
export const LOOP_REACH = 20;

/** How often a quarter of a turn leads from the right to where the line is opened. */
const TURNS = { right: 0, below: 1 };

/**
 * The line round dots that stand in rows of so many, the middles of the rows on one line. It is opened at the side of the dot that
 * is farthest to the right, of several the one nearest to the middle.
 * @param side where that dot is seen: `below`, if all is turned by a quarter
 */
export function woven(rows: number[], side: keyof typeof TURNS): Woven {
  const middle = (Math.max(...rows) - 1) / 2;
  const { grid, arcs } = wovenGrid(outlineOf(rows));
  const places = grid.cells.map(({ x, y }) => ({
    x: ((x - y) / 2 - middle) * PITCH,
    y: ((x + y) / 2) * PITCH,
  }));
  const right = Math.max(...places.map(({ x }) => x));
  const [last = 0] = [...places.keys()]
    .filter((cell) => places[cell]?.x === right)
    .toSorted((one, other) => Math.abs(places[one]?.y ?? 0) - Math.abs(places[other]?.y ?? 0));
  const seen = ({ x, y }: Point) => (side === 'below' ? { x: 0 - y, y: x } : { x, y });
  return {
    round: around(fromOpening(arcs, last), grid, TURNS[side]),
    dots: places.map(seen),
    opened: seen(places[last] ?? { x: 0, y: 0 }),
  };
}

/** A closed line woven round the dots of a picture, whose middle is the origin, and how far it reaches from there. */
export function wovenSign(picture: string[]): { line: string; dots: Point[]; reach: Point } {
  const [across, down] = [picture[0]?.length ?? 0, picture.length];
  const { grid, arcs } = wovenGrid(gridOutline(across + down, (column, row) => picture[row]?.[column] === 'o'));
  const dots = grid.cells.map(({ x, y }) => ({
    x: ((x - y - across + 1) / 2) * PITCH,
    y: ((x + y - down + 1) / 2) * PITCH,
  }));
  // From where it crosses itself.
  const first = arcs.findIndex(({ cell, from }) => grid.isOpen(cell, from));
  const closed = [...arcs.slice(first), ...arcs.slice(0, first)];
  const { cell, from } = closed[0] ?? { cell: 0, from: 0 };
  const [dot, side] = [dots[cell] ?? { x: 0, y: 0 }, toSide(from, 0)];
  return {
    line: `M${numbers([dot.x + (side.x * PITCH) / 2, dot.y + (side.y * PITCH) / 2])}${around(closed, grid, 0)}`,
    dots,
    reach: { x: ((across - 1) / 2) * PITCH + LOOP_REACH, y: ((down - 1) / 2) * PITCH + LOOP_REACH },
  };
}

/** Dots in a grid stand on their side where those of an outline stand on a point. */
function outlineOf(rows: number[]): Outline {
  const [longest, middle] = [Math.max(...rows), Math.floor(rows.length / 2)];
  return gridOutline(longest + rows.length, (column, row) => {
    const length = rows[row + middle] ?? 0;
    const from = Math.floor((longest - length) / 2);
    return column >= from && column < from + length;
  });
}

function gridOutline(size: number, has: (column: number, row: number) => boolean): Outline {
  return { across: size, down: size, has: (x, y) => has((x - y) / 2, (x + y) / 2), turns: 1, lines: 1, horizon: 0 };
}

/** The line from the right side of the dot that is opened, down and round all others, and back to that side from above. */
function fromOpening(arcs: Arc[], dot: number): Arc[] {
  const first = arcs.findIndex(({ cell, from, to }) => cell === dot && from + to === 1);
  const isBackwards = arcs[first]?.to === 0;
  if (!isBackwards) return [...arcs.slice(first), ...arcs.slice(0, first)];
  return [...arcs.slice(first + 1), ...arcs.slice(0, first + 1)]
    .reverse()
    .map(({ cell, from, to }) => ({ cell, from: to, to: from }));
}

/** In which direction each side of a dot is, seen from that: to the right, down, to the left, up. */
const TO_SIDE = SIDES.map(({ x, y }) => ({ x: (x - y) / 2, y: (x + y) / 2 }));

/** Straight strokes through open sides, and at closed ones a quarter of a circle round the dot, from one crossing beside a dot back to it. */
function around(arcs: Arc[], { isOpen }: Grid, turns: number): string {
  const commands: string[] = [];
  let straight = NEAR;
  let way = { x: 0, y: 0 };
  for (const [index, { cell, from, to }] of arcs.entries()) {
    const [start, end] = [toSide(from, turns), toSide(to, turns)];
    way = { x: end.x - start.x, y: end.y - start.y };
    const isLast = index === arcs.length - 1;
    if (isLast || isOpen(cell, to)) {
      straight += isLast ? NEAR : 2 * NEAR;
      if (!isLast) continue;
    }
    if (straight > 0) commands.push(`l${numbers([straight * way.x, straight * way.y])}`);
    straight = 0;
    if (!isLast) commands.push(turn(way, end));
  }
  return commands.join('');
}

/** From where the line is nearest to a dot on its way to a closed side to where it is so on its way back. */
function turn(way: Point, side: Point): string {
  const back = { x: way.x - 2 * side.x, y: way.y - 2 * side.y };
  const whole = 2 * NEAR;
  const end = { x: (way.x + back.x) / 2, y: (way.y + back.y) / 2 };
  return `c${numbers([
    HANDLE * way.x,
    HANDLE * way.y,
    whole * end.x - HANDLE * back.x,
    whole * end.y - HANDLE * back.y,
    whole * end.x,
    whole * end.y,
  ])}`;
}

function toSide(side: Side, turns: number): Point {
  return TO_SIDE[(side + turns) % 4] ?? { x: 0, y: 0 };
}

/** Numbers as they follow each other in path data: only where the next has no sign must something separate them. */
function numbers(values: number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? `${value + 0}` : ` ${value + 0}`)).join('');
}

import { seededRandom } from './random.ts';

/**
 * A kolam is a mirror curve: n × n dots, each at the centre of a square cell, and a line that passes through the
 * midpoints of the cells' sides at 45°. At an open side the line runs on into the next cell; at a closed side it turns
 * back as light does at a mirror. All outer sides are closed and some inner ones.
 *
 * Method: S. Jablan, "Mirror curves" (2001); P. Gerdes, "Lunda designs" (1996). The whole is turned by 45°, so that the
 * grid stands on its point, as drawn on a doorstep; straight stretches then become horizontal and vertical.
 */
export interface Kolam {
  /** SVG path data of the closed line, in relative whole numbers. */
  line: string;
  /** SVG path data of the rows of dots, to be stroked with round caps and a dash array of `0 spacing`. */
  dots: string;
  /** Half the side of the square view box around the origin. */
  extent: number;
  /** Which inner sides are closed, one character for each orbit of the quarter turn; equal for equal drawings. */
  signature: string;
}

/** Distance from a dot to the points where the line crosses a side, along each axis. */
const CROSSING = 20;
/** Distance from a dot to the point where the line turns back at a closed side, along each axis. */
const TURN = 15;
/** Length of the control handles at a crossing and (along each axis) at a turn. */
const CROSSING_HANDLE = 13;
const TURN_HANDLE = 8;
/** Distance between two neighbouring dots of a row (rows run at 45°). */
export const DOT_SPACING = CROSSING * 2 * Math.SQRT2;

/** Share of inner sides that are closed: fewer look like a plain grid, more fall apart into rings. */
const CLOSED_SHARE = [0.22, 0.5] as const;
const MAX_TRIES = 20_000;

type Side = 0 | 1 | 2 | 3;
type Grid = (row: number, column: number, side: Side) => boolean;
/** The four sides in clockwise order: upper right, lower right, lower left, upper left after the turn by 45°. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

interface Arc {
  row: number;
  column: number;
  from: Side;
  to: Side;
}

interface Point {
  x: number;
  y: number;
}

/**
 * The kolam of `seed` with `size` × `size` dots: four-fold symmetric, one closed line, always the same for the same
 * arguments.
 * @throws RangeError if `size` is not an odd number from 3 to 15 (an even grid with this symmetry never closes into one
 * line), or if no single line is found.
 */
export function kolam(seed: string, size: number): Kolam {
  if (size % 2 !== 1 || size < 3 || size > 15) {
    throw new RangeError(`A kolam has an odd number of dots a side, from 3 to 15; found ${size}.`);
  }
  const orbits = sideOrbits(size);
  const random = seededRandom(`${seed}/${size}`);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const share = CLOSED_SHARE[0] + random() * (CLOSED_SHARE[1] - CLOSED_SHARE[0]);
    const closed = new Set<string>();
    let signature = '';
    for (const orbit of orbits) {
      const isClosed = random() < share;
      signature += isClosed ? '1' : '0';
      if (isClosed) for (const side of orbit) closed.add(side);
    }
    const isOpen = openSides(size, closed);
    const arcs = trace(isOpen);
    if (arcs.length === 4 * size * size) {
      return { line: pathData(arcs, isOpen, size), dots: dotRows(size), extent: size * 2 * CROSSING, signature };
    }
  }
  throw new RangeError(`No single line in ${MAX_TRIES} tries for seed "${seed}" and ${size} dots a side.`);
}

/** A name for a side that both of its cells agree on, or undefined for an outer side. */
function sideName(size: number, row: number, column: number, side: Side): string | undefined {
  const [down, right] = STEPS[side];
  const [otherRow, otherColumn] = [row + down, column + right];
  if (otherRow < 0 || otherColumn < 0 || otherRow >= size || otherColumn >= size) return undefined;
  return `${row + otherRow},${column + otherColumn}`;
}

/** Groups the inner sides so that a quarter turn of the grid maps each group on itself. */
function sideOrbits(size: number): string[][] {
  const orbits: string[][] = [];
  const seen = new Set<string>();
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      for (const side of [1, 2] as const) {
        const name = sideName(size, row, column, side);
        if (name === undefined || seen.has(name)) continue;
        const orbit: string[] = [];
        let [a = 0, b = 0] = name.split(',').map(Number);
        for (let turn = 0; turn < 4; turn++) {
          orbit.push(`${a},${b}`);
          seen.add(`${a},${b}`);
          [a, b] = [b, 2 * (size - 1) - a];
        }
        orbits.push(orbit);
      }
    }
  }
  return orbits;
}

function openSides(size: number, closed: Set<string>): Grid {
  return (row, column, side) => {
    const name = sideName(size, row, column, side);
    return name !== undefined && !closed.has(name);
  };
}

/** Follows the line from the first quarter of the first cell until it closes. */
function trace(isOpen: Grid): Arc[] {
  const arcs: Arc[] = [];
  let arc: Arc = { row: 0, column: 0, from: 0, to: 1 };
  do {
    arcs.push(arc);
    arc = next(arc, isOpen);
  } while (arc.row !== 0 || arc.column !== 0 || arc.from !== 0 || arc.to !== 1);
  return arcs;
}

function next({ row, column, from, to }: Arc, isOpen: Grid): Arc {
  const clockwise = (to - from + 4) % 4 === 1;
  if (!isOpen(row, column, to)) {
    return { row, column, from: to, to: turned(to, clockwise ? 1 : 3) };
  }
  const [down, right] = STEPS[to];
  const entry = turned(to, 2);
  return { row: row + down, column: column + right, from: entry, to: turned(entry, clockwise ? 3 : 1) };
}

function turned(side: Side, quarters: number): Side {
  return ((side + quarters) % 4) as Side;
}

function dotCentre(row: number, column: number, size: number): Point {
  return { x: 2 * CROSSING * (column - row), y: 2 * CROSSING * (column + row - size + 1) };
}

/** The corner of the unit square in whose direction a side lies, seen from the dot. */
const CORNERS = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const;

/** The control handle at the `end` side of an arc whose other end is `other`; it points into the arc. */
function handle(end: Side, other: Side, open: boolean): Point {
  const corner = CORNERS[end];
  const towards = CORNERS[other];
  if (open) {
    const along = { x: Math.sign(towards.x - corner.x), y: Math.sign(towards.y - corner.y) };
    return { x: along.x * CROSSING_HANDLE, y: along.y * CROSSING_HANDLE };
  }
  return { x: towards.x * TURN_HANDLE, y: towards.y * TURN_HANDLE };
}

function pathData(arcs: Arc[], isOpen: Grid, size: number): string {
  const first = arcs.findIndex((arc, index) => !isStraight(arc) || !isStraight(arcs[index - 1] ?? arc));
  const ordered = [...arcs.slice(first), ...arcs.slice(0, first)];
  function isStraight(arc: Arc): boolean {
    return isOpen(arc.row, arc.column, arc.from) && isOpen(arc.row, arc.column, arc.to);
  }
  function sidePoint(arc: Arc, side: Side): Point {
    const centre = dotCentre(arc.row, arc.column, size);
    const reach = isOpen(arc.row, arc.column, side) ? CROSSING : TURN;
    return { x: centre.x + CORNERS[side].x * reach, y: centre.y + CORNERS[side].y * reach };
  }
  const commands: string[] = [];
  let straight: Point = { x: 0, y: 0 };
  function endStraight() {
    if (straight.x !== 0) commands.push(`h${straight.x}`);
    if (straight.y !== 0) commands.push(`v${straight.y}`);
    straight = { x: 0, y: 0 };
  }
  for (const arc of ordered) {
    const start = sidePoint(arc, arc.from);
    const end = sidePoint(arc, arc.to);
    const move = { x: end.x - start.x, y: end.y - start.y };
    if (commands.length === 0) commands.push(`M${start.x}${signed(start.y)}`);
    if (isStraight(arc)) {
      straight = { x: straight.x + move.x, y: straight.y + move.y };
      continue;
    }
    endStraight();
    const out = handle(arc.from, arc.to, isOpen(arc.row, arc.column, arc.from));
    const back = handle(arc.to, arc.from, isOpen(arc.row, arc.column, arc.to));
    const numbers = [out.x, out.y, move.x + back.x, move.y + back.y, move.x, move.y];
    commands.push(`c${numbers[0]}${numbers.slice(1).map(signed).join('')}`);
  }
  endStraight();
  return `${commands.join('')}z`;
}

/** A number as it may follow another one in path data: its sign separates it where there is one. */
function signed(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

function dotRows(size: number): string {
  // A dot of the dash array at the very end of a row would be lost to rounding.
  const length = 2 * CROSSING * (size - 1) + 1;
  return Array.from({ length: size }, (_, row) => {
    const { x, y } = dotCentre(row, 0, size);
    return `M${x}${signed(y)}l${length} ${length}`;
  }).join('');
}

import { seededRandom } from './random.ts';

/**
 * A kolam is a mirror curve: a grid of dots, each at the centre of a square cell, and a line that passes through the
 * midpoints of the cells' sides at 45°. At an open side the line runs on into the next cell; at a closed side it turns
 * back as light does at a mirror. All outer sides are closed and some inner ones.
 *
 * Method: S. Jablan, "Mirror curves" (2001); P. Gerdes, "Lunda designs" (1996).
 */
export interface Grid {
  /** Cells a side of the square that holds the shape. */
  size: number;
  has: (row: number, column: number) => boolean;
  isOpen: (row: number, column: number, side: Side) => boolean;
}

/** The sides of a cell in clockwise order: upper right, lower right, lower left, upper left once turned by 45°. */
export type Side = 0 | 1 | 2 | 3;

/** A quarter of a cell: the piece of the line between two neighbouring sides. */
export interface Arc {
  row: number;
  column: number;
  from: Side;
  to: Side;
}

/** The outline of the dots, standing on the page: all of the turned square, or a part that keeps its symmetry. */
export type Shape = 'diamond' | 'octagon' | 'square' | 'star';

const SHAPES: Record<Shape, (across: number, down: number, reach: number) => boolean> = {
  diamond: () => true,
  octagon: (across, down, reach) => Math.max(across, down) <= reach * 0.75,
  square: (across, down, reach) => Math.max(across, down) <= reach / 2,
  star: (across, down, reach) => Math.max(across, down) <= reach / 2 || across + down <= reach * 0.75,
};

/** Share of inner sides that are closed: fewer look like a plain grid, more fall apart into rings. */
const CLOSED_SHARE = [0.22, 0.5] as const;
const MAX_TRIES = 20_000;
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * A grid whose line is one closed loop, chosen by `seed` among those that a quarter turn maps on themselves, the loop
 * as a list of arcs, and a signature that is equal for equal drawings of the same size and shape.
 * @throws RangeError if no single loop is found.
 */
export function singleLineGrid(seed: string, size: number, shape: Shape) {
  const has = (row: number, column: number) =>
    Math.min(row, column) >= 0 &&
    Math.max(row, column) < size &&
    SHAPES[shape](Math.abs(column - row), Math.abs(column + row - size + 1), size - 1);
  const first = firstCell(size, has);
  const cells = countCells(size, has);
  const orbits = sideOrbits(size, has);
  const random = seededRandom(`${seed}/${size}`);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const share = CLOSED_SHARE[0] + random() * (CLOSED_SHARE[1] - CLOSED_SHARE[0]);
    const signature = orbits.map(() => (random() < share ? '1' : '0')).join('');
    const closed = new Set(orbits.flatMap((orbit, index) => (signature[index] === '1' ? orbit : [])));
    const isOpen = (row: number, column: number, side: Side) => {
      const name = innerSide(has, row, column, side);
      return name !== undefined && !closed.has(name);
    };
    const grid: Grid = { size, has, isOpen };
    const arcs = trace(grid, first);
    if (arcs.length === 4 * cells) return { grid, arcs, signature };
  }
  throw new RangeError(`No single line in ${MAX_TRIES} tries for "${seed}", ${size} dots a side, ${shape}.`);
}

/** A name for an inner side that both of its cells agree on, or undefined for an outer side. */
function innerSide(has: Grid['has'], row: number, column: number, side: Side): string | undefined {
  const [down, right] = STEPS[side];
  return has(row + down, column + right) ? `${2 * row + down},${2 * column + right}` : undefined;
}

/** Groups the inner sides so that a quarter turn of the grid maps each group on itself. */
function sideOrbits(size: number, has: Grid['has']): string[][] {
  const orbits = new Map<string, string[]>();
  for (const [row, column] of allCells(size, has)) {
    for (const side of [1, 2] as const) {
      const name = innerSide(has, row, column, side);
      if (name === undefined) continue;
      const orbit: string[] = [];
      let [a = 0, b = 0] = name.split(',').map(Number);
      for (let turn = 0; turn < 4; turn++) {
        orbit.push(`${a},${b}`);
        [a, b] = [b, 2 * (size - 1) - a];
      }
      orbits.set(orbit.toSorted().join(' '), orbit);
    }
  }
  return [...orbits.values()];
}

function* allCells(size: number, has: Grid['has']): Generator<[number, number]> {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (has(row, column)) yield [row, column];
    }
  }
}

function firstCell(size: number, has: Grid['has']): [number, number] {
  for (const cell of allCells(size, has)) return cell;
  throw new RangeError('A kolam needs at least one dot.');
}

function countCells(size: number, has: Grid['has']): number {
  return [...allCells(size, has)].length;
}

/** Follows the line from the first quarter of the first cell until it closes. */
function trace({ isOpen }: Grid, [row, column]: [number, number]): Arc[] {
  const start: Arc = { row, column, from: 0, to: 1 };
  const arcs: Arc[] = [];
  let arc = start;
  do {
    arcs.push(arc);
    arc = next(arc, isOpen);
  } while (arc.row !== row || arc.column !== column || arc.from !== start.from || arc.to !== start.to);
  return arcs;
}

function next({ row, column, from, to }: Arc, isOpen: Grid['isOpen']): Arc {
  const clockwise = (to - from + 4) % 4 === 1;
  if (!isOpen(row, column, to)) return { row, column, from: to, to: turned(to, clockwise ? 1 : 3) };
  const [down, right] = STEPS[to];
  const entry = turned(to, 2);
  return { row: row + down, column: column + right, from: entry, to: turned(entry, clockwise ? 3 : 1) };
}

function turned(side: Side, quarters: number): Side {
  return ((side + quarters) % 4) as Side;
}

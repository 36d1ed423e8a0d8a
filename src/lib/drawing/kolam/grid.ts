import type { Outline } from './outlines.ts';
import { seededRandom } from './random.ts';

/** The sides of a dot's cell in clockwise order: upper right, lower right, lower left, upper left. */
export type Side = 0 | 1 | 2 | 3;

/** Where each side lies, seen from the dot; the neighbour beyond it stands there. */
export const SIDES = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const;

export interface Cell {
  x: number;
  y: number;
  /** The neighbours beyond the four sides, as places in the list of cells. */
  neighbours: (number | undefined)[];
}

/** A quarter of a cell: the piece of the line between two neighbouring sides. */
export interface Arc {
  cell: number;
  from: Side;
  to: Side;
}

/**
 * A kolam is a mirror curve: a grid of dots, each at the centre of a square cell, and a line that passes through the
 * midpoints of the cells' sides at 45°. At an open side the line runs on into the next cell; at a closed side it turns
 * back as light does at a mirror. All outer sides are closed and some inner ones.
 *
 * Method: S. Jablan, "Mirror curves" (2001); P. Gerdes, "Lunda designs" (1996).
 */
export interface Grid {
  cells: Cell[];
  isOpen: (cell: number, side: Side) => boolean;
}

const ALL_SIDES = [0, 1, 2, 3] as const;
/** Share of inner sides that are closed at first: fewer look like a plain grid, more fall apart into rings. */
const CLOSED_SHARE = [0.22, 0.5] as const;
const MAX_TRIES = 200;

/**
 * A grid whose line is one closed loop (or two, where the outline says so, of which one is the image of the other) and which
 * the outline's turns map on itself, chosen by `seed`; the first loop as a list of arcs; and a signature that is equal for
 * equal drawings of the same outline.
 *
 * Some sides are closed by chance. Where two loops meet at a side, opening or closing it joins them; so sides are changed,
 * each with its images, as long as that leaves fewer loops. Where each side stands alone, half a turn maps the grid on itself
 * at first, and nearly so at the end.
 * @throws RangeError if none is found.
 */
export function lineGrid(seed: string, outline: Outline) {
  const cells = cellsOf(outline);
  const { orbitAt, orbits } = sideOrbits(cells, outline.turns);
  const random = seededRandom(`${seed}/${cells.length}`);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const share = CLOSED_SHARE[0] + random() * (CLOSED_SHARE[1] - CLOSED_SHARE[0]);
    const open = Array.from(orbits, () => random() >= share);
    if (outline.turns === 1)
      copyToImages(open, orbits, (cell, side) => orbitAt[4 * (cells.length - 1 - cell) + turned(side, 2)]);
    const grid: Grid = { cells, isOpen: (cell, side) => open[orbitAt[4 * cell + side] ?? -1] ?? false };
    let loops = loopsOf(grid);
    for (const orbit of shuffled(orbits.keys(), random)) {
      if (loops.count === outline.lines) break;
      if (!orbits[orbit]?.some(([cell, side]) => loops.meetAt(cell, side))) continue;
      open[orbit] = !open[orbit];
      const changed = loopsOf(grid);
      if (changed.count < loops.count) loops = changed;
      else open[orbit] = !open[orbit];
    }
    const arcs = loops.count === outline.lines ? trace(grid) : [];
    if (arcs.length * outline.lines === 4 * cells.length && (outline.lines === 1 || !holdsItsImage(arcs, grid))) {
      return { grid, arcs, signature: open.map((isOpen) => (isOpen ? 0 : 1)).join('') };
    }
  }
  throw new RangeError(`No such line in ${MAX_TRIES} tries for "${seed}" and ${cells.length} dots.`);
}

function cellsOf({ across, down, has }: Outline): Cell[] {
  const places: { x: number; y: number }[] = [];
  for (let y = -down; y <= down; y++) {
    for (let x = -across; x <= across; x++) if ((x + y) % 2 === 0 && has(x, y)) places.push({ x, y });
  }
  const indexAt = new Map(places.map((place, index) => [nameOf(place), index]));
  return places.map(({ x, y }) => ({
    x,
    y,
    neighbours: SIDES.map((side) => indexAt.get(nameOf({ x: x + side.x, y: y + side.y }))),
  }));
}

function nameOf({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`;
}

/** Groups the inner sides so that the outline's turns map each group on itself; `orbitAt` is the group of each cell's sides. */
function sideOrbits(cells: Cell[], turns: Outline['turns']) {
  const orbitAt: (number | undefined)[] = [];
  const orbits: [cell: number, side: Side][][] = [];
  const known = new Map<string, number>();
  cells.forEach(({ x, y, neighbours }, cell) => {
    for (const side of ALL_SIDES) {
      if (neighbours[side] === undefined) continue;
      let middle = { x: 2 * x + SIDES[side].x, y: 2 * y + SIDES[side].y };
      const orbit = known.get(nameOf(middle)) ?? orbits.push([]) - 1;
      orbits[orbit]?.push([cell, side]);
      orbitAt[4 * cell + side] = orbit;
      for (let turn = 0; turn < 4; turn++) {
        if (turn % (4 / turns) === 0) known.set(nameOf(middle), orbit);
        middle = { x: -middle.y, y: middle.x };
      }
    }
  });
  return { orbitAt, orbits };
}

/** Opens or closes each side as its image after half a turn: cells stand row by row, so the image of the first is the last. */
function copyToImages(
  open: boolean[],
  orbits: [cell: number, side: Side][][],
  imageOf: (cell: number, side: Side) => number | undefined,
) {
  for (const [orbit, sides] of orbits.entries()) {
    for (const [cell, side] of sides) {
      const image = imageOf(cell, side);
      if (image !== undefined) open[image] = open[orbit] ?? false;
    }
  }
}

function shuffled(items: Iterable<number>, random: () => number): number[] {
  return Array.from(items, (item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/**
 * Joins the arcs that follow each other and counts what remains apart; `meetAt` tells whether two different loops touch the
 * side. Arc `k` of a cell lies between its sides k and k + 1.
 */
function loopsOf({ cells, isOpen }: Grid) {
  const parents = Int32Array.from({ length: 4 * cells.length }, (_, arc) => arc);
  let count = parents.length;
  const rootOf = (arc: number): number => {
    let root = arc;
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) {
      parents[root] = parents[parent] ?? parent;
      root = parent;
    }
    return root;
  };
  const join = (one: number, other: number) => {
    const [root, otherRoot] = [rootOf(one), rootOf(other)];
    if (root === otherRoot) return;
    parents[root] = otherRoot;
    count--;
  };
  for (const [cell, { neighbours }] of cells.entries()) {
    for (const side of ALL_SIDES) {
      const neighbour = neighbours[side];
      if (neighbour === undefined || !isOpen(cell, side)) join(4 * cell + turned(side, 3), 4 * cell + side);
      else if (neighbour > cell) {
        join(4 * cell + turned(side, 3), 4 * neighbour + turned(side, 1));
        join(4 * cell + side, 4 * neighbour + turned(side, 2));
      }
    }
  }
  const meetAt = (cell: number, side: Side) => {
    const neighbour = cells[cell]?.neighbours[side] ?? cell;
    return rootOf(4 * cell + side) !== rootOf(4 * neighbour + turned(side, isOpen(cell, side) ? 1 : 2));
  };
  return { count, meetAt };
}

/** Whether half a turn maps a loop on itself. */
function holdsItsImage(arcs: Arc[], { cells }: Grid): boolean {
  const nameAt = ({ cell, from, to }: Arc, sign: 1 | -1) => {
    const { x = 0, y = 0 } = cells[cell] ?? {};
    const quarters = sign === 1 ? [from, to] : [turned(from, 2), turned(to, 2)];
    return `${sign * x} ${sign * y} ${quarters.toSorted()}`.replaceAll('-0', '0');
  };
  const names = new Set(arcs.map((arc) => nameAt(arc, 1)));
  return arcs.some((arc) => names.has(nameAt(arc, -1)));
}

/** Follows the line from the first quarter of the first cell until it closes. */
function trace(grid: Grid): Arc[] {
  const start: Arc = { cell: 0, from: 0, to: 1 };
  const arcs: Arc[] = [];
  let arc = start;
  do {
    arcs.push(arc);
    arc = next(arc, grid);
  } while (arc.cell !== start.cell || arc.from !== start.from || arc.to !== start.to);
  return arcs;
}

function next({ cell, from, to }: Arc, { cells, isOpen }: Grid): Arc {
  const clockwise = turned(to, 4 - from) === 1;
  const neighbour = cells[cell]?.neighbours[to];
  if (neighbour === undefined || !isOpen(cell, to)) return { cell, from: to, to: turned(to, clockwise ? 1 : 3) };
  const entry = turned(to, 2);
  return { cell: neighbour, from: entry, to: turned(entry, clockwise ? 3 : 1) };
}

function turned(side: number, quarters: number): Side {
  return ((side + quarters) % 4) as Side;
}

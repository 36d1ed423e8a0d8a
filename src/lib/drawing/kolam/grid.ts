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
/** Of so many lines the one is taken that a mirror changes least. More take longer, and are hardly better. */
const LINES_TO_CHOOSE_FROM = 8;

/**
 * A grid whose line is one closed loop (or two, where the outline says so, of which one is the image of the other) and which
 * the outline's turns map on itself, chosen by `seed`; the first loop as a list of arcs; and a signature that is equal for
 * equal drawings of the same outline.
 *
 * Some sides are closed by chance, each with its images in the mirror (where that leads to nothing, without). Then loops are joined. One line cannot pass two dots
 * on the mirror and look the same in it, so some sides are changed without their images: of several lines that one is taken
 * which has the fewest of those.
 * @throws RangeError if none is found.
 */
export function lineGrid(seed: string, outline: Outline) {
  const cells = cellsOf(outline);
  const { orbitAt, orbits } = sideOrbits(cells, outline.turns);
  const images = imagesInMirror(cells, orbitAt, orbits);
  const random = seededRandom(`${seed}/${cells.length}`);
  const lines: { grid: Grid; arcs: Arc[]; signature: string; odd: number }[] = [];
  for (let tries = 0; tries < MAX_TRIES && lines.length < LINES_TO_CHOOSE_FROM; tries++) {
    const share = CLOSED_SHARE[0] + random() * (CLOSED_SHARE[1] - CLOSED_SHARE[0]);
    const open: boolean[] = [];
    for (const group of tries < MAX_TRIES / 2 ? images : orbits.map((_, orbit) => [orbit])) {
      const isOpen = random() >= share;
      for (const orbit of group) open[orbit] = isOpen;
    }
    const grid: Grid = { cells, isOpen: (cell, side) => open[orbitAt[4 * cell + side] ?? -1] ?? false };
    const count = joinLoops(grid, outline.lines, random, { open, orbits, images });
    const arcs = count === outline.lines ? trace(grid) : [];
    if (arcs.length * outline.lines === 4 * cells.length && (outline.lines === 1 || !holdsItsImage(arcs, grid))) {
      const odd = images.filter((group) => new Set(group.map((orbit) => open[orbit])).size > 1).length;
      lines.push({ grid, arcs, signature: open.map((isOpen) => (isOpen ? 0 : 1)).join(''), odd });
    }
  }
  const [best] = lines.toSorted((one, other) => one.odd - other.odd);
  if (!best) throw new RangeError(`No such line in ${MAX_TRIES} tries for "${seed}" and ${cells.length} dots.`);
  return best;
}

/**
 * A grid whose line is one closed loop and which looks woven: all inner sides are open but as few as possible. Where the outline
 * is its own image in the mirror that exchanges upper right and lower right sides, so is the line, if one can be.
 */
export function wovenGrid(outline: Outline) {
  const cells = cellsOf(outline);
  const { orbitAt, orbits } = sideOrbits(cells, 1);
  const open = orbits.map(() => true);
  const grid: Grid = { cells, isOpen: (cell, side) => open[orbitAt[4 * cell + side] ?? -1] ?? false };
  const indexAt = new Map(cells.map((cell, index) => [nameOf(cell), index]));
  const imageOf = ([cell, side]: [number, Side]) => {
    const { x = 0, y = 0 } = cells[cell] ?? {};
    const image = indexAt.get(nameOf({ x: 0 - y, y: 0 - x }));
    return image === undefined ? undefined : orbitAt[4 * image + turned(1 - side, 4)];
  };
  // From the middle outwards, each side with its image, and then alone.
  const far = (orbit: number) => {
    const [[cell, side] = [0, 0 as Side]] = orbits[orbit] ?? [];
    const { x = 0, y = 0 } = cells[cell] ?? {};
    return Math.hypot(2 * x + SIDES[side].x, 2 * y + SIDES[side].y);
  };
  const nearest = [...orbits.keys()].toSorted((one, other) => far(one) - far(other));
  const pairs = nearest.map((orbit) => [...new Set([orbit, imageOf(orbits[orbit]?.[0] ?? [0, 0]) ?? orbit])]);
  let loops = loopsOf(grid);
  for (const change of [...pairs, ...nearest.map((orbit) => [orbit])]) {
    if (loops.count === 1) break;
    if (!change.every((orbit) => open[orbit])) continue;
    for (const orbit of change) open[orbit] = false;
    const changed = loopsOf(grid);
    if (changed.count < loops.count) loops = changed;
    else for (const orbit of change) open[orbit] = true;
  }
  return { grid, arcs: trace(grid) };
}

/** Sides that are open or closed together: `open` for each orbit, the sides of each, and which ones a mirror exchanges. */
interface Sides {
  open: boolean[];
  orbits: [cell: number, side: Side][][];
  images: number[][];
}

/**
 * Opens and closes sides at which two loops meet, as long as that leaves no more loops than before: first with their images
 * in the mirror, then without. Goes on where nothing is gained, as another side may gain by it.
 * @returns how many loops are left, `lines` at least
 */
function joinLoops(grid: Grid, lines: number, random: () => number, { open, orbits, images }: Sides): number {
  let loops = loopsOf(grid);
  const alone = Array.from(orbits.keys(), (orbit) => [orbit]);
  for (const round of [images, alone, alone, alone, alone]) {
    for (const change of shuffled(round, random)) {
      if (loops.count === lines) return lines;
      if (!change.some((orbit) => orbits[orbit]?.some(([cell, side]) => loops.meetAt(cell, side)))) continue;
      for (const orbit of change) open[orbit] = !open[orbit];
      const changed = loopsOf(grid);
      if (changed.count >= lines && changed.count <= loops.count) loops = changed;
      else for (const orbit of change) open[orbit] = !open[orbit];
    }
  }
  return loops.count;
}

export function cellsOf({ across, down, has }: Outline): Cell[] {
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

/**
 * Groups the orbits that are each other's images: in the upright mirror where all dots have an image in it, else after half a
 * turn. Cells stand row by row, so the image of the first after half a turn is the last.
 */
function imagesInMirror(cells: Cell[], orbitAt: (number | undefined)[], orbits: Sides['orbits']): number[][] {
  const indexAt = new Map(cells.map((cell, index) => [nameOf(cell), index]));
  const mirrored = cells.map(({ x, y }) => indexAt.get(nameOf({ x: 0 - x, y })));
  const imageOf = (cell: number, side: Side) =>
    mirrored.includes(undefined)
      ? orbitAt[4 * (cells.length - 1 - cell) + turned(side, 2)]
      : orbitAt[4 * (mirrored[cell] ?? cell) + 3 - side];
  const known = new Set<number>();
  return orbits.flatMap((sides, orbit) => {
    if (known.has(orbit)) return [];
    const images = sides.map(([cell, side]) => imageOf(cell, side)).filter((image) => image !== undefined);
    const group = [...new Set([orbit, ...images])];
    for (const member of group) known.add(member);
    return [group];
  });
}

function shuffled<Item>(items: Iterable<Item>, random: () => number): Item[] {
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
export function trace(grid: Grid): Arc[] {
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

export function turned(side: number, quarters: number): Side {
  return ((side + quarters) % 4) as Side;
}

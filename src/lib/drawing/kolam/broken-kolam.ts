import { type Arc, cellsOf, type Grid, lineGrid, SIDES, trace } from './grid.ts';
import { dotPath, FLOOR, LOOP_REACH, linePath, RADIUS, REACH, SPACING } from './kolam.ts';
import { diamond, type Outline, shape } from './outlines.ts';

/** Its line, to where it stops; that place; the dots that it has not come to; the way round these that it has lost; and all dots. */
export interface BrokenKolam {
  line: string;
  stop: string;
  bare: string;
  lost: string;
  /** From there where that leads, along the floor or below it. */
  along: string;
  down: string;
  dots: string;
  /** Where its dots' loops end, and the floor. */
  box: { left: number; top: number; right: number; floor: number };
}

/** One with which the line stops at the missing corner, and from there has a short way to the foot. */
const SEED = 'way 6';
/** How far the last dots of the square are from its middle. */
const TIP = 4;
/** The missing corner's dots are at least so far to the right of the middle, counted along both of its edges. */
const CORNER = 2;
/** Where the line goes over from the square without its corner into that: the dot, and its side. */
const STOP = { x: 2, y: 2, side: 0 } as const;
/** The radius of the bends at the floor. */
const BEND = 40;
/** Of a path that goes on from another one. */
const BEGINNING = /^M[^a-z]*/;

/**
 * Dots of a large square on its point. The line comes in along the floor from the left, rises at its foot, and goes round them, but stops
 * where it should have gone round those of one corner. That way is lost, and from there one leads straight down and off along the floor:
 * had it gone round the dots of the edge, too, both would be a tangle. It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const whole = diamond(TIP + 1);
  const { grid, arcs } = joined(whole);
  const foot = SPACING * TIP;
  const floor = foot + FLOOR + RADIUS;
  const stopped =
    arcs.findIndex(({ cell, to }) => nameOf(grid.cells[cell] ?? STOP) === nameOf(STOP) && to === STOP.side) + 1;
  const before = linePath(arcs.slice(0, stopped), grid).replace(BEGINNING, '');
  const side = SIDES[STOP.side];
  const [x, y] = [SPACING * STOP.x + RADIUS * side.x, SPACING * STOP.y + RADIUS * side.y];
  const stop = `M${x} ${y}`;
  const right = foot + LOOP_REACH;
  const start = RADIUS + BEND;
  const after = arcs.slice(stopped);
  const inCorner = after.slice(
    0,
    after.findIndex(({ cell }) => !isInCorner(grid.cells[cell] ?? STOP)),
  );
  return {
    line: `M${-REACH} ${floor}H${-start}Q${-RADIUS} ${floor} ${-RADIUS} ${floor - BEND}V${foot}${before}`,
    stop: `${stop}h0`,
    bare: dotPath({ cells: grid.cells.filter(isInCorner) }),
    lost: stop + linePath(reversed(inCorner), grid).replace(BEGINNING, ''),
    along: `M${right} ${floor}H${x + BEND}Q${x} ${floor} ${x} ${floor - BEND}V${y}`,
    down: `M${x} ${floor + BEND}V${y}`,
    dots: dotPath(grid),
    box: { left: -right, top: -right, right, floor },
  };
}

function isInCorner({ x, y }: { x: number; y: number }): boolean {
  return x - Math.abs(y) >= CORNER;
}

/**
 * Two lines, one round the corner and one round all other dots, joined at one side: as arcs from the left of the foot, the lowest dot,
 * to its right.
 */
function joined(whole: Outline): { grid: Grid; arcs: Arc[] } {
  const cells = cellsOf(whole);
  const [corner, rest] = [true, false].map((isCorner) => {
    const has: Outline['has'] = (x, y) => whole.has(x, y) && isInCorner({ x, y }) === isCorner;
    const part = lineGrid(SEED, { ...shape(TIP, TIP, has, 1), lines: 1 }).grid;
    return { ...part, places: new Map(part.cells.map((cell, place) => [nameOf(cell), place])) };
  });
  const isOpen: Grid['isOpen'] = (cell, side) => {
    const [one, other] = [cells[cell], cells[cells[cell]?.neighbours[side] ?? -1]];
    if (!one || !other) return false;
    if (isInCorner(one) !== isInCorner(other)) return [one, other].some((dot) => nameOf(dot) === nameOf(STOP));
    const part = isInCorner(one) ? corner : rest;
    return part?.isOpen(part.places.get(nameOf(one)) ?? -1, side) ?? false;
  };
  const grid = { cells, isOpen };
  const arcs = trace(grid);
  const below = arcs.findIndex(({ cell, from, to }) => cells[cell]?.y === TIP && from + to === 3 && from * to === 2);
  const way = [...arcs.slice(below + 1), ...arcs.slice(0, below)];
  const isLeft = arcs[below]?.to === 2;
  return { grid, arcs: isLeft ? way : reversed(way) };
}

function reversed(arcs: Arc[]): Arc[] {
  return arcs.toReversed().map(({ cell, from, to }) => ({ cell, from: to, to: from }));
}

function nameOf({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`;
}

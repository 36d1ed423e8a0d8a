import { type Arc, cellsOf, type Grid, lineGrid, SIDES, trace } from './grid.ts';
import { dotPath, FLOOR, LOOP_REACH, linePath, RADIUS, REACH, SPACING } from './kolam.ts';
import { diamond, type Outline, shape } from './outlines.ts';

/**
 * Its line, to where it stops; that place; where it should have gone on; the dots that it has not come to; all dots; and where their
 * loops end.
 */
export interface BrokenKolam {
  line: string;
  stop: string;
  missing: string;
  bare: string;
  dots: string;
  reach: number;
  floor: number;
  /** Where it stops. */
  end: { x: number; y: number };
}

/** One with which the line stops at the missing corner, and has gone round nearly all other dots by then. */
const SEED = 'way 138';
/** How far the last dots of the square are from its middle. */
const TIP = 4;
/** The missing corner's dots are at least so far to the right of the middle, counted along both of its edges. */
const CORNER = 2;
/** Where the line goes over from the square without its corner into that: the dot, and its side. */
const STOP = { x: 2, y: -2, side: 1 } as const;
/** The radius of the bends at the floor. */
const BEND = 40;
/** Of a path that goes on from another one. */
const BEGINNING = /^M[^a-z]*/;

/**
 * Dots of a large square on its point. The line comes in along the floor from the left, rises at its foot, and goes round them, but stops
 * where it should go on round those of one corner. It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const whole = diamond(TIP + 1);
  const { grid, arcs } = joined(whole);
  const foot = SPACING * TIP;
  const floor = foot + FLOOR + RADIUS;
  const stopped =
    arcs.findIndex(({ cell, to }) => nameOf(grid.cells[cell] ?? STOP) === nameOf(STOP) && to === STOP.side) + 1;
  const back = arcs.slice(stopped).findIndex(({ cell }) => !isInCorner(grid.cells[cell] ?? STOP));
  const before = linePath(arcs.slice(0, stopped), grid).replace(BEGINNING, '');
  const side = SIDES[STOP.side];
  const [x, y] = [SPACING * STOP.x + RADIUS * side.x, SPACING * STOP.y + RADIUS * side.y];
  const stop = `M${x} ${y}`;
  const start = RADIUS + BEND;
  return {
    line: `M${-REACH} ${floor}H${-start}Q${-RADIUS} ${floor} ${-RADIUS} ${floor - BEND}V${foot}${before}`,
    stop: `${stop}h0`,
    missing: linePath(arcs.slice(stopped, stopped + back), grid),
    bare: dotPath({ cells: grid.cells.filter(isInCorner) }),
    dots: dotPath(grid),
    reach: foot + LOOP_REACH,
    floor,
    end: { x, y },
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

import { type Arc, cellsOf, type Grid, lineGrid, SIDES, trace } from './grid.ts';
import { dotPath, FLOOR, LOOP_REACH, linePath, RADIUS, REACH, SPACING } from './kolam.ts';
import { diamond, type Outline, shape } from './outlines.ts';

/** Its line; where that stops and goes on without the corner; the edge that the corner would have had; the ways from its tip; all dots. */
export interface BrokenKolam {
  line: string;
  stop: string;
  edge: string;
  /** From the floor to the tip, and from there up. */
  along: string;
  above: string;
  dots: string;
  /** Where its dots' loops end and, to the right, the bend at the floor. */
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
/** How near a way comes to the tip: the points of the edge's bend there stand clear of its own. */
const CLEAR = 25.7;
/** Of a path that goes on from another one. */
const BEGINNING = /^M[^a-z]*/;

/**
 * Dots of a large square on its point. The line comes in along the floor from the left, rises at its foot, and goes round all of them
 * but those of one corner. Of that only the edge is shown, without the crossings within: it is to be seen as absent, not as a second
 * drawing. From its tip, which is as far from the line as can be, a way leads off. It is shown in a mirror.
 */
export function brokenKolam(): BrokenKolam {
  const whole = diamond(TIP + 1);
  const { grid, arcs } = joined(whole);
  const foot = SPACING * TIP;
  const floor = foot + FLOOR + RADIUS;
  const stopped =
    arcs.findIndex(({ cell, to }) => nameOf(grid.cells[cell] ?? STOP) === nameOf(STOP) && to === STOP.side) + 1;
  const side = SIDES[STOP.side];
  const [x, y] = [SPACING * STOP.x + RADIUS * side.x, SPACING * STOP.y + RADIUS * side.y];
  const after = arcs.slice(stopped);
  const beyond = after.slice(after.findIndex(({ cell }) => !isInCorner(grid.cells[cell] ?? STOP)));
  const drawn = [arcs.slice(0, stopped), beyond].map((part) => linePath(part, grid).replace(BEGINNING, '')).join('');
  const tip = foot + LOOP_REACH;
  const start = RADIUS + BEND;
  const right = tip + BEND;
  // Round the lowest dot, to where the line came in.
  const closed = `A${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${foot}`;
  const arc = (dx: number, dy: number) => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;
  // The edge ends a little beyond its last point, which is else left out.
  const [along, across] = [`h${RADIUS}`, `v${RADIUS}`];
  return {
    line: `M${-REACH} ${floor}H${-start}Q${-RADIUS} ${floor} ${-RADIUS} ${floor - BEND}V${foot}${drawn}${closed}`,
    stop: `M${x} ${y}h0`,
    edge: `M${x + RADIUS} ${-y}${arc(RADIUS, RADIUS)}${across}${along}${arc(0, 2 * RADIUS)}h${-RADIUS}${across}${arc(-RADIUS, RADIUS)}h-2`,
    along: `M${right} ${floor}Q${tip} ${floor} ${tip} ${floor - BEND}V${CLEAR - 0.5}`,
    above: `M${tip} ${-CLEAR}V${-tip - RADIUS}`,
    dots: dotPath(grid),
    box: { left: -tip, top: -tip, right, floor },
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

import { type Arc, lineGrid } from './grid.ts';
import { dotPath, FLOOR, linePath, RADIUS, REACH, reachOf, SPACING } from './kolam.ts';
import { diamond, outlines } from './outlines.ts';

/** Its line, to where the pen is; that place; and all dots. The floor is so far below the origin. */
export interface BegunKolam {
  line: string;
  pen: string;
  dots: string;
  reach: { x: number; y: number };
  floor: number;
}

/** Of the two lines that go round the dots of one lobe, the one that goes straight through its middle. */
const SEED = 's2';
/** The first lobe: its middle on the garland, and how far its last dot is from that. */
const FIRST = -8;
const TIP = 2;

/**
 * A garland of which only the first lobe is drawn: the line comes along the floor from this side, rises where the first lobe meets
 * the second, goes round all dots of the first and has come to the first dot of the second.
 */
export function begunKolam(from: 'left' | 'right'): BegunKolam {
  const { grid, arcs } = lineGrid(SEED, diamond(TIP + 1));
  const isRise = ({ cell, from: lower, to }: Arc) => grid.cells[cell]?.x === TIP && lower === 1 && to === 0;
  const backwards = arcs.toReversed().map(({ cell, from: end, to: start }) => ({ cell, from: start, to: end }));
  const ways = [arcs, backwards];
  const way = ways.find((one) => one.some(isRise)) ?? arcs;
  const start = way.findIndex(isRise);
  const lobe = linePath([...way.slice(start), ...way.slice(0, start)], grid).replace(/^M[^a-z]*/, '');
  const garland = lineGrid(SEED, outlines.garland).grid;
  const foot = SPACING * TIP;
  const floor = foot + FLOOR;
  const side = from === 'right' ? 1 : -1;
  const rise = SPACING * (FIRST + TIP) + RADIUS;
  return {
    line: `M${side * REACH} ${floor}H${rise + side * FLOOR}Q${rise} ${floor} ${rise} ${foot}V0${lobe}h${SPACING}`,
    pen: `M${rise + RADIUS} ${RADIUS}h0`,
    dots: dotPath(garland),
    reach: reachOf(garland),
    floor,
  };
}

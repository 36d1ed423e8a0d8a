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
const SEED = 'begun';
/** The first lobe: its middle on the garland, and how far its last dot is from that. */
const FIRST = -8;
const TIP = 2;

/**
 * A garland of which only the first lobe is drawn: the line comes along the floor from this side, rises where the first lobe meets
 * the second, goes round all dots of the first and has come in between the first two of the second.
 */
export function begunKolam(from: 'left' | 'right'): BegunKolam {
  const lobe = lobePath(SEED, TIP);
  const garland = lineGrid(SEED, outlines.garland).grid;
  const foot = SPACING * TIP;
  const floor = foot + FLOOR;
  const side = from === 'right' ? 1 : -1;
  const rise = SPACING * (FIRST + TIP) + RADIUS;
  return {
    line: `M${side * REACH} ${floor}H${rise + side * FLOOR}Q${rise} ${floor} ${rise} ${foot}V0${lobe}h${SPACING + RADIUS}`,
    pen: `M${rise + SPACING} ${RADIUS}h0`,
    dots: dotPath(garland),
    reach: reachOf(garland),
    floor,
  };
}

/**
 * The way round all dots of a square on its point, relative: from beside its last dot on the right, where the line comes straight up, to
 * the crossing below that, through which it goes to the right.
 * @param tip how far its last dot is from its middle
 */
export function lobePath(seed: string, tip: number): string {
  const { grid, arcs } = lineGrid(seed, diamond(tip + 1));
  const isTip = ({ cell, from: one, to: other }: Arc) => grid.cells[cell]?.x === tip && one + other === 1;
  const last = arcs.findIndex(isTip);
  // From the tip's outer side upwards: the grid's own line comes down there.
  const way = [...arcs.slice(last + 1), ...arcs.slice(0, last + 1)]
    .toReversed()
    .map((arc) => ({ cell: arc.cell, from: arc.to, to: arc.from }));
  return linePath(way, grid).replace(/^M[^a-z]*/, '');
}

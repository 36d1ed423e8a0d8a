import { type OpenKolam, REACH } from './kolam.ts';
import { LOOP_REACH, PITCH, type Woven, woven } from './woven.ts';

/** From the crossing below the lowest dot to the floor, and how far from there the line comes to lie on it. */
const DROP = 40;
const FOOT = 84;

/**
 * A kolam on a floor whose line is its own image in an upright mirror.
 * @param columns of how many dots each, of which the middle one has the lowest
 */
export function wovenKolam(columns: number[]): OpenKolam {
  return onFloor(woven(columns, 'below'));
}

function onFloor({ round, dots, opened }: Woven): OpenKolam {
  const crossing = opened.y + PITCH / 2;
  const floor = crossing + DROP;
  const end = (side: 1 | -1) =>
    `M${side * REACH} ${floor}H${side * FOOT}C${(side * FOOT) / 2} ${floor} ${(side * DROP) / 2} ${crossing + DROP / 2} 0 ${crossing}`;
  return {
    part: `M${opened.x} ${crossing}${round}`,
    turns: 1,
    rest: end(-1) + end(1),
    dots: dots.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    reach: { x: Math.max(...dots.map(({ x }) => x)) + LOOP_REACH, y: opened.y + LOOP_REACH },
    floor,
  };
}

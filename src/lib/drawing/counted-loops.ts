/** From where the line leaves the floor for a loop to where it is back: from one loop to the next. */
export const LOOP_PITCH = 26;
/** Height of a loop's middle above the floor, which its dot stands at. */
const MIDDLE = 15;
/**
 * One loop, from the floor to the floor: up, half a circle against the clock, and down over its own beginning. It is round nearly
 * down to the floor: a pointed one is the sign of a place on a map.
 */
const LOOP = 'c17 0 23-5 23-15a10 10 0 0 0-20 0c0 10 6 15 23 15';
/** How far the line runs to either side: beyond any box, so that what clips it decides where it ends. */
const REACH = 3000;

export interface CountedLoops {
  /** Path data of the line along the floor, y = 0, up being negative. The first loop begins at x = 0. */
  line: string;
  /** Path data of the dots, one in each loop: strokes of no length. Empty if there are none. */
  dots: string;
  /** As far as where the line ends, if that is given; otherwise of all loops, or of one, if there are none. */
  width: number;
  /** From the floor to above the loops, with half a line of up to four. */
  height: number;
}

/**
 * A count as a line that goes round so many dots, one after the other.
 * @param from where the line begins, and `to` where it ends; beyond any box, if left out
 * @throws RangeError if the count is no whole number, or below none
 */
export function countedLoops(count: number, from = -REACH, to = REACH): CountedLoops {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} cannot be counted in loops.`);
  const loops = count > 0 ? `H0${LOOP.repeat(count)}` : '';
  return {
    line: `M${from} 0${loops}H${to}`,
    dots: count > 0 ? `M${LOOP_PITCH / 2}-${MIDDLE}h0${`m${LOOP_PITCH} 0h0`.repeat(count - 1)}` : '',
    width: to < REACH ? to : LOOP_PITCH * Math.max(1, count),
    height: MIDDLE + 13,
  };
}

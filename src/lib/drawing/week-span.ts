/** Of the ring's ends, of which a unit is the distance of two dots. */
const RADIUS = 1;

export interface WeekSpan {
  /** Path data of a line on which dots stand a unit apart, the first one half a unit from the left, half a unit below the upper edge. */
  dots: string;
  /** Path data of the ring. */
  ring: string;
}

/**
 * The weeks of a project as dots in a row, and a ring round those in which it may end.
 * @param fewest weeks from 1 on, and `most` of at least as many
 */
export function weekSpan(fewest: number, most: number): WeekSpan {
  const left = fewest - 1 + RADIUS;
  const right = Math.max(left, most - RADIUS);
  const arc = `a${RADIUS} ${RADIUS} 0 0 1 0`;
  return {
    dots: `M.5 .5h${most - 0.9}`,
    ring: `M${right} ${0.5 + RADIUS}H${left}${arc}-${2 * RADIUS}H${right}${arc} ${2 * RADIUS}`,
  };
}

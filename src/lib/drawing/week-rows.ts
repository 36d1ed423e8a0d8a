/** Of the ring's ends, of which a unit is the distance of two dots. */
const RADIUS = 0.95;
/** From one row to the next: a ring has room between the dots above and below it. */
const PITCH = 2;

export interface WeekRows {
  /** Path data of a line in each row on which dots stand a unit apart, the first one half a unit from the left. */
  dots: string;
  /** Path data of the ring. From one row to the next, it is open at the rows' ends. */
  ring: string;
  rows: number;
  /** From the middle of the first row's dots, half a unit below the upper edge, to that of the last one, with both halves. */
  height: number;
}

/**
 * The weeks of a project as dots in rows of so many, and a ring round those in which it may end.
 * @param fewest weeks from 1 on, and `most` of at least as many
 */
export function weekRows(fewest: number, most: number, columns: number): WeekRows {
  const rows = Math.ceil(most / columns);
  let [dots, ring] = ['', ''];
  for (let row = 0; row < rows; row++) {
    const before = row * columns;
    const middle = 0.5 + PITCH * row;
    dots += `M.5 ${middle}h${Math.min(columns, most - before) - 0.9}`;
    if (fewest > before + columns) continue;
    const [begins, ends] = [fewest > before, most <= before + columns];
    const left = begins ? fewest - before - 1 + RADIUS : 0;
    const right = ends ? Math.max(left, most - before - RADIUS) : columns;
    const arc = `a${RADIUS} ${RADIUS} 0 0 1 0`;
    ring += `M${right} ${middle + RADIUS}H${left}${begins ? `${arc}-${2 * RADIUS}` : `m0-${2 * RADIUS}`}H${right}`;
    if (ends) ring += `${arc} ${2 * RADIUS}`;
  }
  return { dots, ring, rows, height: PITCH * rows - 1 };
}

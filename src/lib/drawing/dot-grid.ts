/**
 * Dots from the `from`-th up to, not including, the `to`-th of a grid that is filled row by row, as path data: lines one
 * unit apart on which each dash of no length (`stroke-dasharray="0 1"`) is a dot. Each dot stands in the middle of its
 * unit square.
 */
export function dotGrid(from: number, to: number, columns: number): string {
  let path = '';
  for (let next = from; next < to; ) {
    const column = next % columns;
    const dots = Math.min(columns - column, to - next);
    // A little longer than to the last dot, so that rounding does not lose that.
    path += `M${column + 0.5} ${Math.floor(next / columns) + 0.5}h${dots - 0.9}`;
    next += dots;
  }
  return path;
}

/** In how many columns so many dots stand where they cross half a page: a hundred are seen at a glance, more are not. */
export function columnsAcross(all: number): number {
  return all > 100 ? 20 : 21;
}

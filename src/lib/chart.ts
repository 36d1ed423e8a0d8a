const MARGIN = 8;

/**
 * Where the points of a line chart stand, as `x y` in an SVG of the given size in user units: one column for each value,
 * each point in the middle of its column; 0 at the bottom, the largest value at the top.
 * @throws RangeError if there is nothing to draw.
 */
export function chartPoints(values: number[], width: number, height: number): string[] {
  const largest = Math.max(...values);
  if (!(largest > 0)) throw new RangeError('A chart needs at least one value above 0.');
  const column = width / values.length;
  return values.map((value, index) => {
    const x = column * (index + 0.5);
    const y = height - MARGIN - (value / largest) * (height - 2 * MARGIN);
    return `${round(x)} ${round(y)}`;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

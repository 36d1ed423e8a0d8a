/** Between two things, at least, in units of a drawing. */
const GAP = 8;

/**
 * Where things stand in a room: in their order, with equal gaps between them and half a gap at either wall. Things that do not
 * fit have a wider room, so that all in it is drawn smaller.
 * @param widths of the things, in units of a drawing
 * @param room the width of the room, unless the things need more
 * @returns the width that it has, and the left edge of each thing, in whole units
 */
export function spread(widths: readonly number[], room: number): { width: number; edges: number[] } {
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const width = Math.max(room, taken + GAP * widths.length);
  const gap = (width - taken) / widths.length;
  let edge = gap / 2;
  const edges = widths.map((one) => {
    const left = Math.round(edge);
    edge += one + gap;
    return left;
  });
  return { width, edges };
}

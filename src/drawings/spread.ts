/**
 * Where things stand in a room: in their order, with equal gaps between them and half a gap at either wall.
 * @param widths of the things, in units of a drawing
 * @param room the width of the room
 * @returns the left edge of each, in whole units
 * @throws RangeError if they do not fit with at least 8 units between them
 */
export function spread(widths: readonly number[], room: number): number[] {
  const gap = (room - widths.reduce((sum, width) => sum + width, 0)) / widths.length;
  if (gap < 8)
    throw new RangeError(
      `Things of ${widths.join(' + ')} units do not fit into a room of ${room}: ${Math.ceil((8 - gap) * widths.length)} too many. Take one out or make the room wider.`,
    );
  let edge = gap / 2;
  return widths.map((width) => {
    const left = Math.round(edge);
    edge += width + gap;
    return left;
  });
}

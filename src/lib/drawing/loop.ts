/** A spot that the line goes round: its middle and the distance of the line from it. Up is negative, the floor is y = 0. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** How far the line runs to either side of a room: beyond any room, so that its ends are cut off and never seen. */
const REACH = 3000;

/**
 * The path of a line that comes along the floor from the left, goes round a spot once, against the clock, crosses itself
 * below it and runs on along the floor to the right. Both ends lie beyond any room, at y = 0, so that the lines of
 * neighbouring rooms are one. It has no corner: half a circle, and a curve to either side that leaves the floor and meets the
 * circle along their tangents.
 * @throws RangeError if the circle would go below the floor
 */
export function loopPath({ x, y, r }: Spot): string {
  refuseBelowFloor({ y, r });
  const foot = Math.round(r + Math.min(60, 14 - y * 0.2));
  const [start, end] = [x - foot, x + foot];
  const [right, left] = [x + r, x - r];
  const pull = Math.round(foot * 0.8);
  const fall = Math.round(y / 2);
  return [
    `M${-REACH} 0H${start}`,
    `C${start + pull} 0 ${right} ${y - fall} ${right} ${y}`,
    `A${r} ${r} 0 0 0 ${left} ${y}`,
    `C${left} ${y - fall} ${end - pull} 0 ${end} 0H${REACH}`,
  ].join('');
}

/** Where the line meets its circle: so far below the middle, as a part of the radius, and so far to the side. */
const [DOWN, ASIDE] = [0.64, 0.77];

/**
 * The path of a line that comes along the floor from the left, goes close round one spot, against the clock, and runs on along
 * the floor to the right. Other than the line through a room, it is a circle nearly all round, as tight as it is drawn: of
 * what stands on the line alone, it rings one value and nothing beside it.
 * @throws RangeError if the circle would go below the floor
 */
export function lassoPath({ x, y, r }: Spot): string {
  refuseBelowFloor({ y, r });
  const [aside, foot] = [Math.round(r * ASIDE), Math.round(y + r * DOWN)];
  // How far from the middle the curve turns up to the circle, and how far it leaves the floor.
  const bend = Math.round(aside + foot * 0.6);
  const start = Math.max(Math.round(r * 0.5), Math.round(-foot * 0.8 - bend));
  const turn = Math.round(foot * 0.28);
  return [
    `M${-REACH} 0H${x - start}`,
    `C${x - Math.round(start * 0.3)} 0 ${x + bend} ${turn} ${x + aside} ${foot}`,
    `A${r} ${r} 0 1 0 ${x - aside} ${foot}`,
    `C${x - bend} ${turn} ${x + Math.round(start * 0.3)} 0 ${x + start} 0H${REACH}`,
  ].join('');
}

function refuseBelowFloor({ y, r }: Pick<Spot, 'y' | 'r'>): void {
  if (y > -r) throw new RangeError(`A ring of ${r} round a spot ${-y} above the floor goes below it.`);
}

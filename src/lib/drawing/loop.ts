/** A spot that the line goes round: its middle and the distance of the line from it. Up is negative, the floor is y = 0. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  /** How much higher than wide the loop is, if it is. */
  rise?: number;
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

/** How far a ring is at least above the floor: of one that lies lower, nobody would see that the line crosses itself. */
const LIFT = 2;

/**
 * The path of a line that comes along the floor from the left, goes close round one spot, against the clock, and runs on along
 * the floor to the right. Other than the line through a room, it is a circle nearly all round, as tight as it is drawn: of
 * what stands on the line alone, it rings one value and nothing beside it. It is a drop: straight from the circle to where it
 * crosses itself, half way between the circle and the floor, and from there a bend down to that.
 * @param from where the line begins, and `to` where it ends; beyond any room, if left out
 * @throws RangeError if the circle would go below the floor
 */
export function lassoPath(spot: Spot, from = -REACH, to = REACH): string {
  const { deep, straight, crossing, round } = drop(spot);
  const { x } = spot;
  return [
    `M${from} 0H${tenths(x - straight)}`,
    `A${deep} ${deep} 0 0 0 ${crossing}`,
    round,
    `L${crossing}`,
    `A${deep} ${deep} 0 0 0 ${tenths(x + straight)} 0H${to}`,
  ].join('');
}

/** The path of a line that comes along the floor from the left, draws an outline, and runs on along the floor to the right. */
export function contourPath(contour: string, from = -REACH, to = REACH): string {
  return `M${from} 0${contour}H${to}`;
}

/** What is inside such a loop, down to where the line crosses itself: its ground, without the outline. */
export function dropPath(spot: Spot): string {
  const { crossing, round } = drop(spot);
  return `M${crossing}${round}z`;
}

function drop({ x, y, r, rise }: Spot) {
  refuseBelowFloor({ y, r });
  const over = Math.max(LIFT, -y - r) / 2;
  // From the middle to the crossing, which is also how wide the bends are, and from there along the line to the circle.
  const deep = r + over;
  const straight = Math.sqrt(deep ** 2 - r ** 2);
  const [aside, foot] = [tenths((r * straight) / deep), tenths(r ** 2 / deep - deep - over)];
  const arc = `A${r} ${r} 0`;
  const upper = rise ? ` 0 0 ${x + r} ${y}v${-rise}${arc} 1 0 ${x - r} ${y - rise}v${rise}${arc} 0 0` : ' 1 0';
  const round = `L${tenths(x + aside)} ${foot}${arc}${upper} ${tenths(x - aside)} ${foot}`;
  return { deep, straight, crossing: `${x} ${-over}`, round };
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}

function refuseBelowFloor({ y, r }: Pick<Spot, 'y' | 'r'>): void {
  if (y > -r) throw new RangeError(`A ring of ${r} round a spot ${-y} above the floor goes below it.`);
}

/** One kolam in several sizes, each standing on the same floor. */
export interface GrowingKolams {
  /** Path data of the line, which comes along the floor (y = 0, up is negative) from far left and goes on far to the right. */
  line: string;
  /** Path data of the dots: strokes of no length. */
  dots: string;
  width: number;
  height: number;
}

/** How far the line reaches to either side: beyond any window. */
const REACH = 3000;
/** Of the largest: how far its line is from a dot. */
const LARGEST = 40;
/** How many times as large the last of several is as the first. */
const GROWTH = 2.1;
/** In distances of the line from a dot: from a dot to the tangents' crossing, to the next dot, to the floor, and from one kolam to the next. */
const CROSSING = Math.SQRT2;
const PITCH = 2 * CROSSING;
const DROP = PITCH;
const GAP = 1.25;
/** Where a loop's circle goes over into a straight line, along either axis. */
const TANGENT = Math.SQRT1_2;
/** Room for half the width of the line, beside the kolams and above. */
const MARGIN = 6;
/** Fewer are no larger than so many. */
const LEAST_ROOM = 3;

/**
 * Five dots, one in the middle and four round it, each of which has a loop; the lowest is open to the floor. So often, one
 * beside the other, growing to the right: one line, and each kolam its own image in an upright mirror.
 * @param count how many, at least one
 * @throws RangeError if the count is no whole number above none
 */
export function growingKolams(count: number): GrowingKolams {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`There are no ${count} kolams.`);
  const radii = radiiOf(count);
  const room = Math.max(widthOf(radii), widthOf(radiiOf(LEAST_ROOM)));
  let from = (room - widthOf(radii)) / 2 + MARGIN;
  const kolams = radii.map((radius) => {
    const reach = radius * (PITCH + 1);
    const kolam = kolamOf(from + reach, radius);
    from += 2 * reach + GAP * radius;
    return kolam;
  });
  return {
    line: `M${-REACH} 0${kolams.map(({ line }) => line).join('')}H${REACH}`,
    dots: kolams.map(({ dots }) => dots).join(''),
    width: Math.ceil(room) + 2 * MARGIN,
    height: Math.ceil(LARGEST * (2 * PITCH + 1 + DROP)) + MARGIN,
  };
}

/** How far the line is from the dots of each, the largest last. */
function radiiOf(count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => LARGEST / GROWTH ** ((count - 1 - index) / Math.max(1, count - 1)),
  );
}

function widthOf(radii: number[]): number {
  return radii.reduce((sum, radius) => sum + radius * (2 * (PITCH + 1) + GAP), 0) - GAP * LARGEST;
}

/** One that stands in the middle `x`, whose line is so far from its dots. */
function kolamOf(x: number, r: number) {
  const drop = DROP * r;
  const foot = -drop;
  const middle = foot - PITCH * r;
  const [pitch, tangent] = [PITCH * r, TANGENT * r];
  const at = (across: number, up: number) => `${tenths(x + across)} ${tenths(middle + up)}`;
  const round = (to: string) => `A${tenths(r)} ${tenths(r)} 0 1 0 ${to}`;
  const bend = (to: string) => `A${tenths(r)} ${tenths(r)} 0 0 0 ${to}`;
  return {
    line: [
      `H${tenths(x - drop - r / 5)}`,
      `C${tenths(x - r / 5)} 0 ${at(r, pitch + 0.6 * drop)} ${at(r, pitch)}`,
      bend(at(tangent, pitch - tangent)),
      `L${at(tangent - pitch, -tangent)}`,
      round(at(tangent - pitch, tangent)),
      `L${at(tangent, tangent - pitch)}`,
      round(at(-tangent, tangent - pitch)),
      `L${at(pitch - tangent, tangent)}`,
      round(at(pitch - tangent, -tangent)),
      `L${at(-tangent, pitch - tangent)}`,
      bend(at(-r, pitch)),
      `C${at(-r, pitch + 0.6 * drop)} ${tenths(x + r / 5)} 0 ${tenths(x + drop + r / 5)} 0`,
    ].join(''),
    dots: [at(0, 0), at(-pitch, 0), at(pitch, 0), at(0, -pitch), at(0, pitch)].map((dot) => `M${dot}h0`).join(''),
  };
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}

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
const GROWTH = 1.7;
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
 * Five dots, one in the middle and four round it, each of which has a loop; the lowest is open to the floor. The second has two of
 * these, one on the other, and so on. They stand one beside the other, growing to the right: one line, and each kolam its own image
 * in an upright mirror.
 * @param count how many, at least one
 * @throws RangeError if the count is no whole number above none
 */
export function growingKolams(count: number): GrowingKolams {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`There are no ${count} kolams.`);
  const radii = radiiOf(count);
  const room = Math.max(widthOf(radii), widthOf(radiiOf(LEAST_ROOM)));
  let from = (room - widthOf(radii)) / 2 + MARGIN;
  const kolams = radii.map((radius, index) => {
    const reach = radius * (PITCH + 1);
    // In a whole number, so that it stays its own image.
    const kolam = kolamOf(Math.round(from + reach), radius, index + 1);
    from += 2 * reach + GAP * radius;
    return kolam;
  });
  return {
    line: `M${-REACH} 0${kolams.map(({ line }) => line).join('')}H${REACH}`,
    dots: kolams.map(({ dots }) => dots).join(''),
    width: Math.ceil(room) + 2 * MARGIN,
    height: Math.ceil(LARGEST * (2 * count * PITCH + 1 + DROP)) + MARGIN,
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

/** One that stands in the middle `x`, whose line is so far from its dots, with so many storeys. */
function kolamOf(x: number, r: number, storeys: number) {
  const [drop, pitch, tangent] = [DROP * r, PITCH * r, TANGENT * r];
  const lowest = -drop;
  const at = (across: number, up: number) => `${Math.round(x + across)} ${Math.round(up)}`;
  const round = (to: string) => `A${Math.round(r)} ${Math.round(r)} 0 1 0 ${to}`;
  const bend = (to: string) => `A${Math.round(r)} ${Math.round(r)} 0 0 0 ${to}`;
  const middles = Array.from({ length: storeys }, (_, index) => lowest - (2 * index + 1) * pitch);
  // Up on the right of the dots in the middle and round those at the left, and down the other way.
  const up = middles.map((y) =>
    [
      bend(at(tangent, y + pitch - tangent)),
      `L${at(tangent - pitch, y - tangent)}`,
      round(at(tangent - pitch, y + tangent)),
      `L${at(tangent, y + tangent - pitch)}`,
    ].join(''),
  );
  const down = middles
    .toReversed()
    .map((y, index) =>
      [
        (index === 0 ? round : bend)(at(-tangent, y + tangent - pitch)),
        `L${at(pitch - tangent, y + tangent)}`,
        round(at(pitch - tangent, y - tangent)),
        `L${at(-tangent, y + pitch - tangent)}`,
      ].join(''),
    );
  return {
    line: [
      `H${Math.round(x - drop - r / 5)}`,
      `C${Math.round(x - r / 5)} 0 ${at(r, lowest + 0.6 * drop)} ${at(r, lowest)}`,
      ...up,
      ...down,
      bend(at(-r, lowest)),
      `C${at(-r, lowest + 0.6 * drop)} ${Math.round(x + r / 5)} 0 ${Math.round(x + drop + r / 5)} 0`,
    ].join(''),
    dots: [
      `M${at(0, lowest)}h0`,
      ...middles.flatMap((y) => [at(0, y), at(-pitch, y), at(pitch, y), at(0, y - pitch)]).map((dot) => `M${dot}h0`),
    ].join(''),
  };
}

type Point = readonly [x: number, y: number];

/** How thick a bare arm or leg is, from its middle. */
const THICK = 4;

/**
 * The outline of an arm or a leg through three joints (shoulder, elbow, hand), so that it bends where a person's would: round on the
 * outer side of the elbow, and with a corner on the inner one.
 * @param half half its thickness
 */
export function limb(from: Point, joint: Point, to: Point, half = THICK): string {
  const [upper, lower] = [unit(from, joint), unit(joint, to)];
  const isRight = upper.x * lower.y > upper.y * lower.x;
  const side = isRight ? half : -half;
  const [one, two] = [normal(upper, side), normal(lower, side)];
  const inner = side ** 2 / (side ** 2 + one.x * two.x + one.y * two.y);
  const arc = `A${half} ${half} 0 0 ${isRight ? 1 : 0}`;
  return [
    `M${at(from, one)}L${at(joint, one)}${arc} ${at(joint, two)}L${at(to, two)}${arc} ${at(to, two, -1)}`,
    `L${at(joint, { x: one.x + two.x, y: one.y + two.y }, -inner)}L${at(from, one, -1)}${arc} ${at(from, one)}z`,
  ].join('');
}

/** A thumb, or a finger that points: to be drawn before the arm whose hand is at the same place. */
export function finger([x, y]: Point, across: number, down: number): string {
  const tip = [x + across, y + down] as const;
  return limb([x, y], [x + across / 2, y + down / 2], tip, THICK / 2.5);
}

/** A sleeve from the shoulder as far as it goes, cut off straight. */
export function sleeve(from: Point, to: Point, half = THICK + 1.5): string {
  const out = normal(unit(from, to), half);
  return `M${at(from, out)}L${at(to, out)}L${at(to, out, -1)}L${at(from, out, -1)}A${half} ${half} 0 0 1 ${at(from, out)}z`;
}

function unit([fromX, fromY]: Point, [x, y]: Point) {
  const length = Math.hypot(x - fromX, y - fromY);
  return { x: (x - fromX) / length, y: (y - fromY) / length };
}

const normal = ({ x, y }: { x: number; y: number }, by: number) => ({ x: y * by, y: -x * by });

function at([x, y]: Point, by: { x: number; y: number }, times = 1): string {
  return `${tenths(x + times * by.x)} ${tenths(y + times * by.y)}`;
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}

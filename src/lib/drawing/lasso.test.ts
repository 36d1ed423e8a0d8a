import { expect, test } from 'vitest';
import { lassoPath } from './lasso.ts';
import type { Spot } from './loop.ts';

/** The numbers of a path, in order. */
const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

const spots: Spot[] = [
  { x: 72, y: -44, r: 42 },
  { x: 21, y: -24, r: 20 },
  { x: 62, y: -85, r: 32 },
  { x: 310, y: -120, r: 34 },
];

test.each(spots)('the line goes round %o on a circle, from one side of its foot to the other', ({ x, y, r }) => {
  const [, , , , , , , right = 0, foot = 0, , , , isLong, , left = 0, end] = numbersOf(lassoPath({ x, y, r }));
  expect(isLong).toBe(1);
  expect([right - x, end]).toEqual([x - left, foot]);
  expect(Math.abs(Math.hypot(right - x, foot - y) - r)).toBeLessThanOrEqual(1);
});

test.each(spots)('the line round %o meets its circle without a corner, and crosses itself below its spot', (spot) => {
  const { x, y, r } = spot;
  const [, , start = 0, , floor, bend = 0, turn = 0, right = 0, foot = 0] = numbersOf(lassoPath(spot));
  expect(floor).toBe(0);
  // Along the circle there: at a right angle to where its middle is.
  const [alongX, alongY, toX, toY] = [right - bend, foot - turn, right - x, foot - y];
  const cosine = (alongX * toX + alongY * toY) / (Math.hypot(alongX, alongY) * Math.hypot(toX, toY));
  expect(Math.abs(cosine)).toBeLessThan(0.08);
  expect(start).toBeLessThan(x);
  expect(right).toBeGreaterThan(x + r / 2);
});

test('a ring that would go below the floor is refused', () => {
  expect(() => lassoPath({ x: 0, y: -10, r: 20 })).toThrow('goes below it');
});

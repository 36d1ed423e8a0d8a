import { expect, test } from 'vitest';
import { dropPath, lassoPath, loopPath, type Spot } from './loop.ts';

/** The numbers of a path, in order. */
const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

const spots: Spot[] = [
  { x: 40, y: -30, r: 30 },
  { x: 120, y: -90, r: 26 },
  { x: 310, y: -120, r: 34 },
];

test.each(spots)('the line round %o begins and ends on the floor, beyond any room', (spot) => {
  const path = loopPath(spot);
  expect(path).toMatch(/^M-3000 0H/);
  expect(path).toMatch(/ 0H3000$/);
});

test.each(spots)('the line round %o leaves the floor and meets its circle without a corner', ({ x, y, r }) => {
  const [, , start = 0, c1x = 0, c1y, c2x, c2y = 0, right, top] = numbersOf(loopPath({ x, y, r }));
  // Along the floor at its start …
  expect(c1y).toBe(0);
  expect(c1x).toBeGreaterThan(start);
  // … and upwards where the circle begins.
  expect([c2x, right, top]).toEqual([x + r, x + r, y]);
  expect(c2y).toBeGreaterThan(y);
});

test.each(spots)('the line round %o is the same from either side, and crosses itself below its spot', ({ x, y, r }) => {
  const [, , start = 0, c1x = 0, , c2x = 0, c2y, right = 0, , , , , , , left = 0, , d1x = 0, d1y, d2x = 0, , end = 0] =
    numbersOf(loopPath({ x, y, r }));
  expect([end - x, left - x, d1x - x, d1y, d2x - x]).toEqual([x - start, x - right, x - c2x, c2y, x - c1x]);
  // It is right of the spot where the circle begins, and left of it where the line comes from: so it crosses below.
  expect(start).toBeLessThan(left);
});

/** Of what stands on the line alone. */
const tight: Spot[] = [
  { x: 72, y: -44, r: 42 },
  { x: 21, y: -24, r: 20 },
  { x: 62, y: -85, r: 32 },
  { x: 310, y: -120, r: 34 },
];

/** Its points, without what arcs say besides. */
function pointsOf(spot: Spot) {
  const [, , start = 0, , , , , , cross = 0, crossing = 0, right = 0, foot = 0, , , , isLong, , left = 0, end] =
    numbersOf(lassoPath(spot));
  return { start, cross, crossing, right, foot, isLong, left, end };
}

test.each(tight)('the line goes round %o on a circle, from one side of its foot to the other', (spot) => {
  const { x, y, r } = spot;
  const { right, foot, isLong, left, end } = pointsOf(spot);
  expect(isLong).toBe(1);
  expect(right - x).toBeCloseTo(x - left);
  expect(end).toBe(foot);
  expect(Math.abs(Math.hypot(right - x, foot - y) - r)).toBeLessThanOrEqual(0.1);
});

test.each(tight)(
  'the line round %o meets its circle without a corner, and crosses itself half way to the floor',
  (spot) => {
    const { x, y, r } = spot;
    const { start, cross, crossing, right, foot } = pointsOf(spot);
    expect([cross, crossing]).toEqual([x, (y + r) / 2]);
    // Along the circle there: at a right angle to where its middle is.
    const [alongX, alongY, toX, toY] = [right - cross, foot - crossing, right - x, foot - y];
    const cosine = (alongX * toX + alongY * toY) / (Math.hypot(alongX, alongY) * Math.hypot(toX, toY));
    expect(Math.abs(cosine)).toBeLessThan(0.01);
    // And along the bend: what touches it at both ends is as long from either to where the two meet.
    const corner = cross + (crossing * alongX) / -alongY;
    expect(corner - start).toBeCloseTo(Math.hypot(cross - corner, crossing), 0);
  },
);

test('a ring that lies on the floor is lifted so far that the line can cross itself below it', () => {
  expect(lassoPath({ x: 0, y: -20, r: 20 })).toBe(lassoPath({ x: 0, y: -22, r: 20 }));
});

test.each([loopPath, lassoPath])('a ring that would go below the floor is refused by %o', (pathRound) => {
  expect(() => pathRound({ x: 0, y: -10, r: 20 })).toThrow('goes below it');
});

test.each(tight)('what is inside the line round %o ends where that crosses itself', (spot) => {
  const [, round = ''] = dropPath(spot).match(/^M(.*)z$/) ?? [];
  expect(lassoPath(spot)).toContain(` ${round}`);
});

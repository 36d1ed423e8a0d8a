import { expect, test } from 'vitest';
import { chartPoints } from './chart.ts';

function coordinates(points: string[]) {
  return points.map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number);
    return { x, y };
  });
}

test('each point stands in the middle of its column', () => {
  const xs = coordinates(chartPoints([1, 2, 3, 4], 400, 100)).map(({ x }) => x);
  expect(xs).toEqual([50, 150, 250, 350]);
});

test('the largest value stands as far from the top as 0 from the bottom, and half of it between them', () => {
  const [none, half, all] = coordinates(chartPoints([0, 5, 10], 300, 100)).map(({ y }) => y);
  expect(half).toBe(50);
  expect(all).toBeGreaterThanOrEqual(0);
  expect(none).toBe(100 - (all ?? Number.NaN));
});

test('equal values stand at equal height', () => {
  const [first, second] = coordinates(chartPoints([7, 7], 300, 100));
  expect(first?.y).toBe(second?.y);
});

test('a chart of zeros is refused', () => {
  expect(() => chartPoints([0, 0], 300, 100)).toThrow(RangeError);
});

test('a chart of nothing is refused', () => {
  expect(() => chartPoints([], 300, 100)).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { largest, median, ratio } from './statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test('a ratio needs something to compare with', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(3, undefined)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});

test('the first of the largest is found', () => {
  const items = [{ size: 1 }, { size: 3 }, { size: 3 }];
  expect(largest(items, ({ size }) => size)).toBe(items[1]);
  expect(largest([], () => 0)).toBeUndefined();
});

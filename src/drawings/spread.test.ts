import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('things stand in their order with equal gaps, and half a gap at either wall', () => {
  expect(spread([100, 50], 250).edges).toEqual([25, 175]);
  expect(spread([100], 250).edges).toEqual([75]);
});

test('things that do not fit have a wider room, with the least gaps', () => {
  expect(spread([100, 100], 200)).toEqual({ width: 216, edges: [4, 112] });
});

import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('things stand in their order with equal gaps, and half a gap at either wall', () => {
  expect(spread([100, 50], 250)).toEqual([25, 175]);
  expect(spread([100], 250)).toEqual([75]);
});

test('things that do not fit are refused, with how much there is too much', () => {
  expect(() => spread([100, 100], 200)).toThrow(/100 \+ 100 units do not fit into a room of 200: 16 too many/);
});

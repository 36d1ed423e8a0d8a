import { expect, test } from 'vitest';
import { paiseOf } from './paise.ts';

test('an amount in paise is a number of coins', () => {
  expect(paiseOf('44 paise')).toBe(44);
  expect(() => paiseOf('₹1.00')).toThrow(/no amount like 44 paise/);
});

import { expect, test } from 'vitest';
import { limb } from './limb.ts';

test('a bent arm is round on the outer side of its elbow, has a corner on the inner one, and ends in a round hand', () => {
  expect(limb([0, 0], [10, 0], [10, 10], 4)).toBe(
    'M0 -4L10 -4A4 4 0 0 1 14 0L14 10A4 4 0 0 1 6 10L6 4L0 4A4 4 0 0 1 0 -4z',
  );
});

test('one that bends the other way is its image in a mirror', () => {
  expect(limb([0, 0], [10, 0], [10, -10], 4)).toBe(
    'M0 4L10 4A4 4 0 0 0 14 0L14 -10A4 4 0 0 0 6 -10L6 -4L0 -4A4 4 0 0 0 0 4z',
  );
});

import { describe, expect, test } from 'vitest';
import { dotCount } from './dot-count.ts';

describe('dotCount', () => {
  test.each([
    ['120+', { filled: 120, total: 120 }],
    ['95%', { filled: 95, total: 100 }],
    ['100%', { filled: 100, total: 100 }],
    ['0%', { filled: 0, total: 100 }],
  ])('counts the dots of %s', (value, expected) => {
    expect(dotCount(value)).toEqual(expected);
  });

  test.each(['many', '24/7', '', '+5', '201', '150%', '2,600', '1,00,000+', '15.5', '1.5%'])(
    'has no dots for "%s"',
    (value) => {
      expect(dotCount(value)).toBeUndefined();
    },
  );
});

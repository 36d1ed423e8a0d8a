import { describe, expect, test } from 'vitest';
import { dotCount, greatCount } from './dot-count.ts';

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

test('support at any time is counted as the hours of a week, a row for each day', () => {
  expect(greatCount('24/7')).toEqual({ value: '168', columns: 24 });
  expect(greatCount('40+')).toEqual({ value: '40+' });
});

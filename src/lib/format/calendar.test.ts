import { expect, test } from 'vitest';
import { dateOf } from './calendar.ts';

test('a day begins at midnight in UTC, wherever the site is built', () => {
  expect(dateOf('1 November 2027')?.toISOString()).toBe('2027-11-01T00:00:00.000Z');
});

test('29 February is a day in leap years only', () => {
  expect(dateOf('29 February 2028')?.toISOString()).toBe('2028-02-29T00:00:00.000Z');
  expect(dateOf('29 February 2027')).toBeUndefined();
});

test.each(['31 April 2027', '0 May 2027', '32 May 2027'])('%s is no day', (day) => {
  expect(dateOf(day)).toBeUndefined();
});

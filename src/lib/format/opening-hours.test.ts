import { expect, test } from 'vitest';
import type { Day } from '../../schemas/site.ts';
import { clockText, daysText, hoursBetween } from './opening-hours.ts';

test.each<[Day[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Saturday'], 'Saturday'],
  [['Saturday', 'Sunday'], 'Saturday to Sunday'],
  [['Monday', 'Wednesday'], 'Monday, Wednesday'],
  [['Friday', 'Monday', 'Tuesday'], 'Monday to Tuesday, Friday'],
])('the days %j are read as %s', (days, expected) => {
  expect(daysText(days, 'to')).toBe(expected);
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:00', '9:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:30', '12:30 PM'],
  ['18:05', '6:05 PM'],
])('%s is read as %s', (time, expected) => {
  expect(clockText(time)).toBe(expected);
});

test.each([
  ['09:00', '18:00', 9],
  ['09:00', '14:00', 5],
  ['09:30', '14:15', 4],
  ['20:00', '04:00', 8],
  ['00:00', '00:00', 24],
])('from %s to %s are %i whole hours', (opens, closes, hours) => {
  expect(hoursBetween(opens, closes)).toBe(hours);
});

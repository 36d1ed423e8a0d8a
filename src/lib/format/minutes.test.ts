import { expect, test } from 'vitest';
import { minutesOf } from './minutes.ts';

test.each([
  ['1 h 45 min', 105],
  ['50 min', 50],
  ['2 h', 120],
  ['0 min', 0],
])('%s are %i minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each(['', 'soon', '1:45', '45'])('"%s" is refused', (text) => {
  expect(() => minutesOf(text)).toThrow(/is no time like 1 h 45 min/);
});

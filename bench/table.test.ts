import { expect, test } from 'vitest';
import { decimal, markdownTable, NOTHING, times, whole } from './table.ts';

test('a table has columns of one width, numbers to the right', () => {
  const rows = [
    ['/', '10'],
    ['/about', '9'],
  ];
  expect(markdownTable(['page', 'bytes'], rows, [1]).split('\n')).toEqual([
    '| page   | bytes |',
    '| ------ | ----: |',
    '| /      |    10 |',
    '| /about |     9 |',
  ]);
});

test('a missing cell is empty', () => {
  expect(markdownTable(['one', 'two'], [['a']])).toContain('| a   |     |');
});

test('numbers are written for people', () => {
  expect(whole(14_336.4)).toBe('14\u00a0336');
  expect(decimal(0.714, 2)).toBe('0.71');
  expect(times(1.064)).toBe('1.06\u00a0×');
  expect([decimal(undefined, 2), times(undefined)]).toEqual([NOTHING, NOTHING]);
});

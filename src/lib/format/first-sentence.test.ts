import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test('a text is parted after its first sentence', () => {
  expect(firstSentence('A plant stops. Why? Nobody knows.')).toEqual(['A plant stops.', 'Why? Nobody knows.']);
  expect(firstSentence('Why did it stop? A fuse blew.')).toEqual(['Why did it stop?', 'A fuse blew.']);
  expect(firstSentence('He said: “Stop.” We did.')).toEqual(['He said: “Stop.”', 'We did.']);
});

test('a point in a number, before a small letter and after an initial ends no sentence', () => {
  expect(firstSentence('It costs 1.5 lakh. No more.')).toEqual(['It costs 1.5 lakh.', 'No more.']);
  expect(firstSentence('Papers, e.g. bills, wait. Calls do not.')).toEqual([
    'Papers, e.g. bills, wait.',
    'Calls do not.',
  ]);
  expect(firstSentence('M. Raghavan asked. We knew.')).toEqual(['M. Raghavan asked.', 'We knew.']);
});

test('a text of one sentence has no rest', () => {
  expect(firstSentence('A stolen password is an ordinary event.')).toEqual([
    'A stolen password is an ordinary event.',
    '',
  ]);
});

import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const WORDS = ['title', 'tagline', 'text', 'closing'];

test.each([
  ['titel', 'title'],
  ['Titles', 'title'],
  ['taglin', 'tagline'],
  ['clsoing', 'closing'],
  ['txt', 'text'],
])('%s may have been meant to be %s', (word, meant) => {
  expect(nearestWord(word, WORDS)).toBe(meant);
});

test.each(['heading', 'it', ''])('"%s" is near to none', (word) => {
  expect(nearestWord(word, WORDS)).toBeUndefined();
});

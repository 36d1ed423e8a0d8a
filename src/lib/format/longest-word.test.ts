import { expect, test } from 'vitest';
import { longestWord } from './longest-word.ts';

test.each([
  ['Healthcare', 10],
  ['Consumer Goods', 8],
  ['E-commerce', 10],
  ['UI/UX Design', 6],
  ['CRM', 4],
  ['Antidisestablishmentarianism', 16],
])('the longest word of %s has %i letters', (name, letters) => {
  expect(longestWord(name)).toBe(letters);
});

import { expect, test } from 'vitest';
import { keptTogether } from './kept-together.ts';

const termsOf = (text: string) =>
  keptTogether(text)
    .filter(({ isTerm }) => isTerm)
    .map(({ part }) => part);

test('an e-way bill stays on one line, and an e-invoice with its e', () => {
  expect(termsOf('E-invoice and e-way bill desk')).toEqual(['E-invoice', 'e-way bill']);
});

test.each(['The e-way bill gets its Part A.', 'A personal-data register', 'e-way', ''])(
  'no letter of "%s" is lost',
  (text) => {
    expect(
      keptTogether(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text);
  },
);

test('a word with a longer prefix may be broken', () => {
  expect(termsOf('A request from a high-tension supply')).toEqual([]);
});

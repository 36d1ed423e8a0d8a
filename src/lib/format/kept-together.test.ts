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

test('a short word with a hyphen stays on one line, and one that could be wider than its column may be broken', () => {
  expect(termsOf('Self-help groups in the north-east pay cash-on-delivery')).toEqual(['Self-help', 'north-east']);
});

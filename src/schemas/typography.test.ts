import { expect, test } from 'vitest';
import { typographic } from './typography.ts';

test.each([
  ['a quoted word', 'He said "yes" twice', 'He said “yes” twice'],
  ['a quotation at the start and before a comma', '"Yes", he said', '“Yes”, he said'],
  ['a quotation in brackets', 'twice ("yes")', 'twice (“yes”)'],
  ['a quotation after a dash', 'twice – "yes"; once—"no"', 'twice – “yes”; once—“no”'],
  ['single quotation marks', "the 'door' we used", 'the ‘door’ we used'],
  ['a quotation in a quotation', `"'Yes', he said"`, '“‘Yes’, he said”'],
  ['an apostrophe in a word', "insurer's and insurers' desk", 'insurer’s and insurers’ desk'],
  ['marks that are typographic already', 'He said “yes”, didn’t he?', 'He said “yes”, didn’t he?'],
  ['text without any mark', 'Plain text.', 'Plain text.'],
  ['an empty text', '', ''],
])('%s', (_, plain, expected) => {
  expect(typographic(plain)).toBe(expected);
});

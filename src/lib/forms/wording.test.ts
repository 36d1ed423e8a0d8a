import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/support/words.ts';
import { EMPTY } from './fields.ts';
import { failureText, mailText, problemText } from './wording.ts';

const { failed, problems } = wordsOf('forms').enquiry;
const { form } = wordsOf('contact');

test.each([
  [undefined, 'in a few minutes'],
  [1, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
])('who is asked to wait %s seconds reads "%s"', (wait, said) => {
  expect(failureText(failed, { kind: 'busy', wait }).text).toContain(`Try again ${said}`);
});

test('a text that is too long is measured in Indian figures', () => {
  const text = problemText(problems, 'message', { kind: 'long', length: 123_456 });
  expect(text).toBe('Shorten this to 10,000 characters. It has 1,23,456.');
});

test('a mail names each field that has something in it, and ends with the message', () => {
  const values = { ...EMPTY, email: 'meena@example.org', company: ' ', message: 'Two lines,\nand one.' };
  expect(mailText(form, values)).toBe('Email: meena@example.org\n\nTwo lines,\nand one.');
});

import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['meena@example.org', "o'neil+site@mail.example.co.in", 'a@localhost'])('%s is an email address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'meena',
  'meena@',
  'meena@example.org, other@example.org',
  'Meena <meena@example.org>',
  'meena@example.org\r\nBcc: other@example.org',
  'meena@-example.org',
  `${'m'.repeat(243)}@example.org`,
])('"%s" is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

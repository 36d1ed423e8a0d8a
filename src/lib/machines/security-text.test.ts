import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const URL = 'https://www.example.com';

test('says whom to write to, until when, and where it stands', () => {
  const security = { contact: 'security@example.com', expires: '1 November 2027' };
  expect(securityText({ url: URL, security }).split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-11-01T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

test('a day that is not in the calendar is refused', () => {
  const security = { contact: 'security@example.com', expires: '31 April 2027' };
  expect(() => securityText({ url: URL, security })).toThrow('31 April 2027 is no day of the calendar.');
});

import { expect, test } from 'vitest';
import { allowsSending } from './sending-policy.ts';

const ENDPOINT = new URL('https://forms.example.com/f/1');

test.each([
  '',
  "frame-ancestors 'none'; form-action 'none'",
  'connect-src *',
  "default-src 'none'; connect-src https://forms.example.com",
  "connect-src 'self' https://*.example.com:443/f, frame-ancestors 'none'",
  'default-src https:',
])('a script may send under the policy "%s"', (policies) => {
  expect(allowsSending(policies, ENDPOINT, 'https://www.example.com')).toBe(true);
});

test.each([
  "connect-src 'none'",
  "default-src 'self'",
  "connect-src https://forms.example.com, default-src 'self'",
  'connect-src https://example.com https://other.example.com',
])('a script may not send under the policy "%s"', (policies) => {
  expect(allowsSending(policies, ENDPOINT, 'https://www.example.com')).toBe(false);
});

test('the site itself is meant by its own word', () => {
  expect(allowsSending("default-src 'self'", ENDPOINT, ENDPOINT.origin)).toBe(true);
});

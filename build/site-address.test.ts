import { expect, test } from 'vitest';
import { readSite } from './content-files.ts';
import { siteAddress } from './site-address.ts';

test('without SITE_URL, the address in site.yaml holds', () => {
  expect(siteAddress('')).toBe(readSite().url);
});

test('SITE_URL goes before the address in site.yaml', () => {
  expect(siteAddress('https://neithal.in')).toBe('https://neithal.in');
  expect(siteAddress('https://preview.neithal.in:8443')).toBe('https://preview.neithal.in:8443');
});

test.each([
  'http://neithal.in',
  'https://neithal.in/',
  'https://neithal.in/site',
  'https://neithal.in?from=card',
  'https://me@neithal.in',
  'https://',
  'neithal.in',
  'https://neithal in',
])('"%s" is refused as SITE_URL, with what is expected', (address) => {
  const expected = 'an address such as https://www.example.com, without a slash at its end';
  expect(() => siteAddress(address)).toThrow(`SITE_URL is "${address}", expected ${expected}`);
});

import { expect, test } from 'vitest';
import { isSampleAddress, robotsText } from './robots.ts';

test('while the address is a sample, robots.txt keeps everybody out', () => {
  expect(robotsText('https://www.example.com')).toBe('User-agent: *\nDisallow: /\n');
});

test('with an address of its own, the site lets everybody in and names its sitemap', () => {
  expect(robotsText('https://neithal.in')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://neithal.in/sitemap.xml\n');
});

test.each(['https://example.com', 'https://www.example.org', 'https://neithal.example', 'https://localhost:4321'])(
  '%s is a sample',
  (address) => {
    expect(isSampleAddress(address)).toBe(true);
  },
);

test.each(['https://neithal.in', 'https://example.co.in', 'https://myexample.com', 'https://example.com.neithal.in'])(
  '%s is no sample',
  (address) => {
    expect(isSampleAddress(address)).toBe(false);
  },
);

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteAddress } from '../../build/site-address.ts';
import { addressOf } from '../../hosting/addresses.ts';
import { isSampleAddress } from '../../src/lib/machines/robots.ts';
import { builtText } from '../support/built-page.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';

const listed = builtText('sitemap.xml');

test('the sitemap lists every page that was built, each once, and no other', () => {
  const built = globSync('**/*.html', { cwd: SITE_FOLDER }).flatMap((file) => addressOf(`/${file}`) ?? []);
  expect(sitemap.toSorted()).toEqual(built.toSorted());
  expect(new Set(sitemap).size).toBe(sitemap.length);
});

/** What the protocol asks of an entry: an address without characters that XML would read, and a time as the W3C writes it. */
const ENTRY =
  /^<url><loc>https?:\/\/[^\s<>&'"]{1,2000}<\/loc>(<lastmod>\d{4}-\d\d-\d\dT[\d:.]{12}Z<\/lastmod>)?<\/url>$/;

test('every entry of the sitemap has the form of its protocol, and no page was changed in the future', () => {
  const entries = listed.split('\n').slice(2, -2);
  expect(entries).toHaveLength(sitemap.length);
  expect(entries.filter((entry) => !ENTRY.test(entry))).toEqual([]);
  const times = [...listed.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, time = '']) => Date.parse(time));
  for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
});

test('the sitemap gives the address that the site was built for', () => {
  const addresses = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(sitemap.map((path) => siteAddress() + path));
});

test('robots.txt keeps everybody out while the address is a sample, and else names the sitemap', () => {
  const rules = builtText('robots.txt');
  const isSample = isSampleAddress(siteAddress());
  expect(rules.includes('\nDisallow: /\n')).toBe(isSample);
  expect(rules.includes(`\nSitemap: ${siteAddress()}/sitemap.xml\n`)).toBe(!isSample);
});

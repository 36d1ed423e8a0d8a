import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteAddress } from '../../build/site-address.ts';
import { addressOf } from '../../hosting/addresses.ts';
import { isSampleAddress } from '../../src/lib/machines/robots.ts';
import { builtText } from '../support/built-page.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { sitemapProblems } from '../support/sitemap-schema.ts';

const listed = builtText('sitemap.xml');

test('the sitemap lists every page that was built, each once, and no other', () => {
  const built = globSync('**/*.html', { cwd: SITE_FOLDER }).flatMap((file) => addressOf(`/${file}`) ?? []);
  expect(sitemap.toSorted()).toEqual(built.toSorted());
  expect(new Set(sitemap).size).toBe(sitemap.length);
});

test("the sitemap follows its protocol's schema, and no page of it was changed in the future", async () => {
  expect(await sitemapProblems(listed)).toEqual([]);
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

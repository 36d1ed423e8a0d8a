import { globSync } from 'node:fs';
import { siteAddress } from '../../build/site-address.ts';
import { addressOf } from '../../hosting/addresses.ts';
import { isSampleAddress } from '../../src/lib/machines/robots.ts';
import { ask } from '../support/raw.ts';
import { NOWHERE, SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { sitemapMistakes } from '../support/sitemap-schema.ts';
import { expect, test } from '../support/test.ts';

test('the sitemap lists every page that was built, each once, and no other', () => {
  const built = globSync('**/*.html', { cwd: SITE_FOLDER }).flatMap((file) => addressOf(`/${file}`) ?? []);
  expect(sitemap.toSorted()).toEqual(built.toSorted());
  expect(new Set(sitemap).size).toBe(sitemap.length);
});

test("the sitemap follows its protocol's schema, and no page of it was changed in the future", async ({ baseURL }) => {
  const { status, body, headers } = await ask(baseURL, '/sitemap.xml');
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/xml' });
  expect(await sitemapMistakes(body)).toEqual([]);
  const times = [...body.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, time = '']) => Date.parse(time));
  for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
});

test('the sitemap gives the address that the site was built for', async ({ baseURL }) => {
  const { body } = await ask(baseURL, '/sitemap.xml');
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(sitemap.map((path) => siteAddress() + path));
});

test('robots.txt keeps everybody out while the address is a sample, and else names the sitemap', async ({
  baseURL,
}) => {
  const { status, body } = await ask(baseURL, '/robots.txt');
  expect(status).toBe(200);
  const isSample = isSampleAddress(siteAddress());
  expect(body.includes('\nDisallow: /\n')).toBe(isSample);
  expect(body.includes(`\nSitemap: ${siteAddress()}/sitemap.xml\n`)).toBe(!isSample);
});

test('search engines leave out what is not found', async ({ baseURL }) => {
  expect((await ask(baseURL, NOWHERE)).body).toContain('<meta name="robots" content="noindex">');
});

import { NOWHERE, UNDECLARED } from '../specification/contract.ts';
import { ask } from '../support/raw.ts';
import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const ASSETS = /(?:src|href|url)(?:="|\((["']?))(\/[^"')?#]+\.\w+)/g;

for (const address of [...sitemap, NOWHERE]) {
  test(`every link, anchor and asset of ${address} resolves`, async ({ baseURL }) => {
    const { body } = await ask(baseURL, address);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);

    for (const [, href = ''] of body.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [path = '', anchor] = href.split('#');
      if (href === '#' || /^(mailto|tel):./.test(href) || UNDECLARED.includes(href)) continue;
      if (path === '') expect(ids, href).toContain(anchor);
      else expect(sitemap, href).toContain(path);
    }

    for (const [, names = ''] of body.matchAll(/ (?:for|popovertarget|commandfor|aria-\w+by)="([^"]+)"/g)) {
      for (const name of names.split(' ')) expect(ids).toContain(name);
    }

    const assets = new Set([...body.matchAll(ASSETS)].map(([, , path = '']) => path));
    expect(assets.size).toBeGreaterThanOrEqual(2);
    for (const asset of assets) expect((await ask(baseURL, asset, 'HEAD')).status, asset).toBe(200);
  });
}

test('the addresses that stay open lead to the not-found page', async ({ baseURL }) => {
  for (const address of UNDECLARED) expect((await ask(baseURL, address)).status, address).toBe(404);
});

test('every page is linked to from the home page', async ({ baseURL }) => {
  const { body } = await ask(baseURL, '/');
  const missing = sitemap.filter((address) => !body.includes(`href="${address}"`));
  expect(missing).toEqual([]);
});

test('links that leave a page open in the same window', async ({ baseURL }) => {
  for (const address of sitemap) {
    expect((await ask(baseURL, address)).body.match(/<a [^>]*\starget=[^>]*>/g), address).toBeNull();
  }
});

test('robots.txt and the sitemap can be read', async ({ baseURL }) => {
  expect(await ask(baseURL, '/robots.txt')).toMatchObject({ status: 200 });
  expect((await ask(baseURL, '/sitemap-index.xml')).body).toContain('sitemap-0.xml');
  expect((await ask(baseURL, '/sitemap-0.xml')).status).toBe(200);
});

import { existsSync } from 'node:fs';
import { ask } from '../support/raw.ts';
import { everywhere, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const ASSETS = /(?:src|href|url)(?:="|\((["']?))(\/[^"')?#]+\.\w+)/g;

const { company, services, legal } = wordsOf('navigation').footer;
/** Addresses that the footer names although no page is there yet: the content check knows which may stand there. */
const WITHOUT_PAGE = [company, services, legal]
  .flatMap(({ links }) => links.map(({ href }) => href))
  .filter((href) => href.startsWith('/') && !sitemap.includes(href));

test('every link, anchor and asset of every page resolves', { tag: '@once' }, async ({ baseURL }) => {
  const assets = new Set<string>();
  for (const address of everywhere) {
    const { body } = await ask(baseURL, address);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size, address).toBe(ids.length);

    const footer = body.lastIndexOf('<footer');
    for (const { 1: href = '', index } of body.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [path = '', anchor] = href.split('#');
      const mayBeOpen = index > footer && WITHOUT_PAGE.includes(href);
      if (href === '#' || /^(mailto|tel|https):./.test(href) || mayBeOpen) continue;
      if (path === '') expect(ids, `${address}: ${href}`).toContain(anchor);
      else expect(sitemap, `${address}: ${href}`).toContain(path);
    }

    for (const [, names = ''] of body.matchAll(/ (?:for|popovertarget|commandfor|aria-\w+by)="([^"]+)"/g)) {
      for (const name of names.split(' ')) expect(ids, address).toContain(name);
    }
    for (const [, , path = ''] of body.matchAll(ASSETS)) assets.add(path);
  }
  expect(assets.size).toBeGreaterThanOrEqual(2);
  for (const asset of assets) expect((await ask(baseURL, asset, 'HEAD')).status, asset).toBe(200);
});

test('addresses without a page lead to the not-found page', { tag: '@once' }, async ({ baseURL }) => {
  for (const address of WITHOUT_PAGE) expect((await ask(baseURL, address)).status, address).toBe(404);
});

test('every page is linked to from the home page, and a page of text from some page', { tag: '@once' }, async ({
  baseURL,
}) => {
  const { body: home } = await ask(baseURL, '/');
  const all = (await Promise.all(sitemap.map((address) => ask(baseURL, address)))).map(({ body }) => body).join('');
  const missing = sitemap.filter((address) => {
    return !(existsSync(`src/content/pages${address}.md`) ? all : home).includes(`href="${address}"`);
  });
  expect(missing).toEqual([]);
});

test('links that leave a page open in the same window', { tag: '@once' }, async ({ baseURL }) => {
  for (const address of sitemap) {
    expect((await ask(baseURL, address)).body.match(/<a [^>]*\starget=[^>]*>/g), address).toBeNull();
  }
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { siteAddress } from '../../build/site-address.ts';
import { all, attributeOf, attributesOf, builtPage, linksIn, one, textOf } from '../support/built-page.ts';
import { serveBuiltSite } from '../support/built-server.ts';
import { ask } from '../support/raw.ts';
import { everywhere, SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

/** Elements whose attributes name what stands elsewhere in the page. */
const NAMING = ['for', 'popovertarget', 'commandfor', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
/** Files that a page names, by path. */
const ASSETS = /(?:="|url\(["']?|\dw, )(\/[^"')?#\s]+\.\w+)/g;

const site = serveBuiltSite();
const { company, services, legal } = wordsOf('navigation').footer;
/** Addresses that the footer names although no page is there yet: the content check knows which may stand there. */
const WITHOUT_PAGE = [company, services, legal]
  .flatMap((column) => column?.links.map(({ href }) => href) ?? [])
  .filter((href) => href.startsWith('/') && !sitemap.includes(href));

const idsIn = (address: string) => attributesOf(all(builtPage(address).root, '[id]'), 'id');

test.each(everywhere)('every link and every name on %s resolves', (address) => {
  const { root } = builtPage(address);
  const ids = idsIn(address);
  expect(new Set(ids).size).toBe(ids.length);
  const footer = linksIn(one(root, 'body > footer'));
  for (const { label, href } of linksIn(root)) {
    const mayBeOpen = footer.some((link) => link.href === href && link.label === label) && WITHOUT_PAGE.includes(href);
    if (href === '#' || /^(mailto|tel|https):./.test(href) || mayBeOpen) continue;
    const [path = '', anchor] = href.split('#');
    if (path !== '') expect(sitemap, href).toContain(path);
    if (anchor !== undefined) expect(path === '' ? ids : idsIn(path), href).toContain(anchor);
  }
  for (const name of NAMING) {
    for (const names of attributesOf(all(root, `[${name}]`), name)) {
      for (const id of names.split(' ')) expect(ids, name).toContain(id);
    }
  }
});

test('every file that a page names is there', () => {
  const assets = new Set(
    everywhere.flatMap((address) => [...builtPage(address).html.matchAll(ASSETS)].map(([, path = '']) => path)),
  );
  expect(assets.size).toBeGreaterThanOrEqual(2);
  expect([...assets].filter((asset) => !existsSync(join(SITE_FOLDER, asset)))).toEqual([]);
});

test('no page makes a browser connect to another host', () => {
  const own = new URL(siteAddress()).host;
  /**
   * What names an address: not what a visitor clicks, nor where a form sends, which the content check knows, nor two slashes
   * within a hash of the policy.
   */
  const addressesOf = (element: Element) =>
    element.tagName === 'a' || element.tagName === 'form'
      ? []
      : Object.entries(element.properties).flatMap(([name, value]) =>
          name === 'xmlns' ? [] : (String(value).match(/(?<![\w:+/-])(?:\w+:)?\/\/[^\s"',;)]+/g) ?? []),
        );
  for (const address of everywhere) {
    const { root } = builtPage(address);
    const named = all(root, '*').flatMap(addressesOf);
    const styles = all(root, 'style').flatMap(
      (style) => textOf(style).match(/(?:url\(["']?|@import ["']?)(?!["']?\/)[^)]+/g) ?? [],
    );
    expect([...named.filter((url) => new URL(url, siteAddress()).host !== own), ...styles], address).toEqual([]);
  }
});

const { redirects = {} } = wordsOf('site');

test('addresses without a page lead to the not-found page, if no redirect sends visitors on', async () => {
  for (const address of WITHOUT_PAGE) {
    expect((await ask(site.baseURL, address)).status, address).toBe(redirects[address] ? 301 : 404);
  }
});

test('where pages were, visitors are sent on to pages', async () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(sitemap, from).toContain(to);
    const { status, headers } = await ask(site.baseURL, `${from}?from=letter`);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: `${to}?from=letter` });
  }
});

test('every page is linked to from the home page, and a page of text from some page', () => {
  const linkedFrom = (addresses: string[]) =>
    new Set(addresses.flatMap((address) => linksIn(builtPage(address).root).map(({ href }) => href)));
  const [home, any] = [linkedFrom(['/']), linkedFrom(sitemap)];
  const isText = (address: string) => existsSync(join(CONTENT_FOLDER, `pages${address}.md`));
  expect(sitemap.filter((address) => !(isText(address) ? any : home).has(address))).toEqual([]);
});

test('links that leave a page open in the same window', () => {
  for (const address of sitemap) expect(all(builtPage(address).root, 'a[target], base'), address).toEqual([]);
});

test('every link in header and footer that leads to the page itself says so, and no other', () => {
  let marked = 0;
  for (const address of everywhere) {
    const { root } = builtPage(address);
    for (const link of all(root, 'body > header a, body > footer a')) {
      const isHere = attributeOf(link, 'href') === address;
      expect(attributeOf(link, 'aria-current'), `${address}: ${textOf(link)}`).toBe(isHere ? 'page' : undefined);
      if (isHere) marked++;
    }
  }
  // Each page stands in a menu, in the footer or is the logo's.
  expect(marked).toBeGreaterThanOrEqual(sitemap.length);
});

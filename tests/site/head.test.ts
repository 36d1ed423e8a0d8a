import { expect, test } from 'vitest';
import { siteAddress } from '../../build/site-address.ts';
import { CARD, cardPath } from '../../src/lib/content/page-files.ts';
import { builtPage, headOf } from '../support/built-page.ts';
import { everywhere, NOWHERE, sitemap } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

const site = wordsOf('site');

/** What may stand more than once in a head: the icons are told from each other by their types. */
const REPEATED = ['icon'];

/** What the head of a page says, each name once. */
function saidBy(address: string): Record<string, string> {
  const said = [...headOf(builtPage(address))].filter(([name]) => !REPEATED.includes(name));
  expect(
    said.filter(([, values]) => values.length > 1),
    address,
  ).toEqual([]);
  return Object.fromEntries(said.map(([name, [value = '']]) => [name, value]));
}

test.each(sitemap)('whoever shares %s shows its title, its description and its own card', (path) => {
  const { title = '', description, 'og:title': shared = 'a title', ...said } = saidBy(path);
  expect(said).toMatchObject({
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:description': description,
    'og:url': siteAddress() + path,
    'og:image': siteAddress() + cardPath(path),
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  });
  expect(title).toContain(shared);
});

test('nobody is told of a card of the not-found page, nor of an address', () => {
  const names = Object.keys(saidBy(NOWHERE));
  expect(names.filter((name) => /^(og|twitter):|canonical/.test(name))).toEqual([]);
});

test('each page has a title, a description and a canonical address of its own', () => {
  const heads = everywhere.map((address) => ({ address, ...saidBy(address) }) as Record<string, string>);
  for (const head of heads) {
    const isPage = sitemap.includes(head.address ?? '');
    expect(head.canonical, head.address).toBe(isPage ? `${siteAddress()}${head.address}` : undefined);
    expect(head.robots, head.address).toBe(isPage ? undefined : 'noindex');
    expect(head.title, head.address).toContain(site.name);
    expect(head.description, head.address).toMatch(/\w/);
  }
  for (const name of ['title', 'description']) {
    expect(new Set(heads.map((head) => head[name])).size, name).toBe(everywhere.length);
  }
});

test('every page names the manifest and the icon that follows the theme', () => {
  for (const address of everywhere) {
    const head = headOf(builtPage(address));
    expect([head.get('manifest'), head.get('icon')], address).toEqual([['/manifest.webmanifest'], ['/favicon.svg']]);
  }
});

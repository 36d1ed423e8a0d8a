import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { all, builtPage, textsOf } from '../support/built-page.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { wholeWordsOf } from '../support/words.ts';
import { ADDRESSES, NAMED, PAGES } from './contract.ts';

test('§2.1 Routes: each address is the page of its name', () => {
  const headingsOf = (address: string) => textsOf(all(builtPage(address).root, 'h1'));
  expect(headingsOf('/')).toEqual([wholeWordsOf('home').welcome.headline]);
  for (const { href, heading } of PAGES) expect(headingsOf(href), href).toEqual([heading]);
});

test('§2.1 Routes: there are no pages but these 32 and the not-found page', () => {
  expect(sitemap.toSorted(), NAMED).toEqual(ADDRESSES.toSorted());
  const files = ADDRESSES.map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  expect(globSync('**/*.html', { cwd: SITE_FOLDER }).sort(), NAMED).toEqual([...files, '404.html'].sort());
});

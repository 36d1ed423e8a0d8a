import { globSync } from 'node:fs';
import { sentencesIn } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { ADDRESSES, NAMED, PAGES, UNDECLARED, WITHOUT_PAGE } from './contract.ts';

/** The text of a page's first heading. */
function headingOf(html: string): string | undefined {
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return sentencesIn(heading).join(' ');
}

test('§2.1 Routes: each address is the page of its name', { tag: '@once' }, async ({ baseURL }) => {
  const home = await ask(baseURL, '/');
  expect(home.status).toBe(200);
  expect(headingOf(home.body)).toBe(wordsOf('home').welcome.headline);
  for (const { href, heading } of PAGES) {
    const { status, body } = await ask(baseURL, href);
    expect(status, href).toBe(200);
    expect(headingOf(body), href).toBe(heading);
  }
});

test('§2.1 Routes: there are no pages but these 32 and the not-found page', { tag: '@once' }, () => {
  expect(sitemap.toSorted(), NAMED).toEqual(ADDRESSES.toSorted());
  const files = ADDRESSES.map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  expect(globSync('**/*.html', { cwd: SITE_FOLDER }).sort(), NAMED).toEqual([...files, '404.html'].sort());
});

test('§2.1 Routes: what the footer names and the router does not has status 404', { tag: '@once' }, async ({
  baseURL,
}) => {
  for (const address of UNDECLARED) {
    expect((await ask(baseURL, address)).status, `${address}: ${WITHOUT_PAGE}`).toBe(404);
  }
});

import { expect, test } from 'vitest';
import { builtPage, linksIn, mainOf, says, textOf } from '../support/built-page.ts';
import { serveBuiltSite } from '../support/built-server.ts';
import { ask } from '../support/raw.ts';
import { NOWHERE, sitemap } from '../support/sitemap.ts';
import { UNDECLARED, WITHOUT_PAGE } from './contract.ts';

const site = serveBuiltSite();
const notFound = builtPage(NOWHERE);

test('§2.4, §8 Not found: shows 404, "Oops! Page not found" and the way home', () => {
  const main = mainOf(notFound);
  expect(says(main, '404')).toBe(true);
  expect(says(main, 'Oops! Page not found')).toBe(true);
  expect(linksIn(main)).toContainEqual({ label: 'Return to Home', href: '/' });
});

test.each([NOWHERE, ...UNDECLARED])('§2.1, §2.4, §8 Not found: %s gets that page with status 404', async (address) => {
  expect(sitemap, WITHOUT_PAGE).not.toContain(address);
  const { status, body } = await ask(site.baseURL, address);
  expect({ status, isNotFound: body === notFound.html }, WITHOUT_PAGE).toEqual({ status: 404, isNotFound: true });
});

test('§8 Errors: "Unexpected Application Error!" is no message of the product', () => {
  for (const address of [...sitemap, NOWHERE]) {
    expect(textOf(builtPage(address).root), address).not.toContain('Unexpected Application Error');
  }
});

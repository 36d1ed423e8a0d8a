import { expect, test } from 'vitest';
import { builtPage } from '../support/built-page.ts';
import { serveBuiltSite } from '../support/built-server.ts';
import { ask } from '../support/raw.ts';
import { everywhere, NOWHERE, sitemap } from '../support/sitemap.ts';

const site = serveBuiltSite();
const inner = sitemap.filter((address) => address !== '/');
const deep = inner.filter((address) => address.split('/').length > 2);
const [page = ''] = inner;
/** Folders of pages, which are no pages themselves unless somebody has made one. */
const folders = [...new Set(deep.map((address) => address.slice(0, address.lastIndexOf('/'))))].filter(
  (folder) => !sitemap.includes(folder),
);

const UNKNOWN = [
  NOWHERE,
  '/nothing',
  '/foo/bar/baz',
  ...folders,
  ...folders.map((folder) => `${folder}/`),
  ...folders.map((folder) => `${folder}/nothing`),
  ...deep.slice(0, 1).map((address) => `${address}/prices`),
  ...[page, ...deep.slice(0, 1)].map((address) => `${address}.html`),
  `${page}/nothing`,
  '/index.html',
  '/404',
  '/404.html',
  '/404/',
  page.toUpperCase(),
  '/_astro',
  '/_astro/',
  '/a%20path%20with%20spaces',
  '/%E0%AE%A8%E0%AF%86%E0%AE%AF%E0%AF%8D%E0%AE%A4%E0%AE%B2%E0%AF%8D',
  // Sent as they are written, which a browser would not do.
  '/%2e%2e/package.json',
  `${page}/%2e%2e/%2e%2e/package.json`,
  '/../package.json',
  '/..%2fpackage.json',
  '/%',
  '/%zz',
  `${page}/%E0%A4%A`,
  `/${page}`,
  '/.env',
  `${page}%00`,
];

test('§2.1 Routes: none has parameters, so a query changes nothing', async () => {
  const { body } = await ask(site.baseURL, page);
  expect(body).toBe(builtPage(page).html);
  expect(await ask(site.baseURL, `${page}?subject=hello&page=2`)).toMatchObject({ status: 200, body });
});

test('§2.1, §3 Routes: all are public, ask for no permission and set no cookie', async () => {
  for (const address of [...everywhere, '/favicon.svg']) {
    const { status, headers } = await ask(site.baseURL, address);
    expect(status, address).toBe(address === NOWHERE ? 404 : 200);
    expect(headers, address).not.toHaveProperty('www-authenticate');
    expect(headers, address).not.toHaveProperty('set-cookie');
  }
});

test.each(inner)('§2.1 Routes: %s/ is sent to the address without the slash, with its query', async (address) => {
  for (const query of ['', '?from=letter']) {
    const { status, headers } = await ask(site.baseURL, `${address}/${query}`);
    expect({ status, location: headers.location }).toEqual({ status: 308, location: address + query });
  }
});

test.each(['POST', 'PUT', 'DELETE'])('§2.1 Routes: %s is not allowed, pages are only read', async (method) => {
  const { status, headers } = await ask(site.baseURL, page, method);
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.each(UNKNOWN)('§8 Errors: %s matches no route and gets the not-found page with status 404', async (path) => {
  const { status, body, headers } = await ask(site.baseURL, path);
  expect({ status, isNotFound: body === builtPage(NOWHERE).html }).toEqual({ status: 404, isNotFound: true });
  expect(headers['content-type']).toContain('text/html');
});

test('§8 Errors: HEAD of an unknown path has status 404 and no body', async () => {
  expect(await ask(site.baseURL, NOWHERE, 'HEAD')).toMatchObject({ status: 404, body: '' });
});

import { ask } from '../support/raw.ts';
import { NOWHERE } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const UNKNOWN = [
  '/nothing',
  '/foo/bar/baz',
  '/about/team',
  '/services/',
  '/industries/',
  '/expertise',
  '/insights',
  '/insights/',
  '/industries/banking',
  '/services/ui-ux-design/prices',
  '/index.html',
  '/about.html',
  '/services/data-ai.html',
  '/404',
  '/404.html',
  '/404/',
  '/About',
  '/_astro',
  '/_astro/',
  '/a%20path%20with%20spaces',
  '/%E0%AE%A8%E0%AF%86%E0%AE%AF%E0%AF%8D%E0%AE%A4%E0%AE%B2%E0%AF%8D',
  // Sent as they are written, which a browser would not do.
  '/%2e%2e/package.json',
  '/about/%2e%2e/%2e%2e/package.json',
  '/../package.json',
  '/..%2fpackage.json',
  '/%',
  '/%zz',
  '/services/%E0%A4%A',
  '//about',
  '/.env',
  '/about%00',
];

for (const path of [NOWHERE, `${NOWHERE}/`, '/%E0%AE%A8%E0%AF%86?from=a-letter', '/services']) {
  test(`§2.4 Not found: writes the attempted path ${path} to the console as an error`, { tag: '@once' }, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text());
    });
    await page.goto(path);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.split(' ').at(-1)).toBe(new URL(page.url()).pathname);
  });
}

test('§8 Errors: every path that matches no route gets the not-found page with status 404', { tag: '@once' }, async ({
  baseURL,
}) => {
  const notFound = await ask(baseURL, NOWHERE);
  expect(notFound.status).toBe(404);
  expect(notFound.body).toContain('<h1');
  for (const path of UNKNOWN) {
    const { status, body, headers } = await ask(baseURL, path);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('text/html');
    expect(body, path).toBe(notFound.body);
  }
});

test('§8 Errors: HEAD of an unknown path has status 404 and no body', { tag: '@once' }, async ({ baseURL }) => {
  expect(await ask(baseURL, NOWHERE, 'HEAD')).toMatchObject({ status: 404, body: '' });
});

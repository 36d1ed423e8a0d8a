import { NOWHERE } from '../specification/contract.ts';
import { ask } from '../support/raw.ts';
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

test('§2.4 Not found: shows 404', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
});

test('§2.4 Not found: shows "Oops! Page not found"', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.getByRole('main').getByText('Oops! Page not found', { exact: true })).toBeVisible();
});

test('§2.4 Not found: Return to Home goes to /', async ({ page }) => {
  await page.goto(NOWHERE);
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Get Started Today' })).toBeVisible();
});

for (const path of [NOWHERE, '/%E0%AE%A8%E0%AF%86?from=a-letter', '/services']) {
  test(`§2.4 Not found: writes the attempted path ${path} to the console as an error @scripts`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text());
    });
    await page.goto(path);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(new URL(page.url()).pathname);
  });
}

test('§2.4 Not found: keeps the attempted path in the address', async ({ page }) => {
  await page.goto(NOWHERE);
  await expect(page).toHaveURL(NOWHERE);
});

for (const path of UNKNOWN) {
  test(`§8 Errors: ${path} matches no route: status 404, the message and the link to /`, async ({ baseURL }) => {
    const { status, body, headers } = await ask(baseURL, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Oops! Page not found');
    expect(body).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
  });
}

test('§8 Errors: HEAD of an unknown path has status 404 and no body', async ({ baseURL }) => {
  expect(await ask(baseURL, NOWHERE, 'HEAD')).toMatchObject({ status: 404, body: '' });
});

test('§8 Errors: the not-found page is no page of the sitemap and asks not to be indexed', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('§8 Errors: "Unexpected Application Error!" is no message of the product', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
});

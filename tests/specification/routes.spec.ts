import { globSync } from 'node:fs';
import { ask } from '../support/raw.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { ADDRESSES, PAGES, UNDECLARED } from './contract.ts';

test('§2.1 Routes: / is the Home page', async ({ baseURL, open }) => {
  expect((await ask(baseURL, '/')).status).toBe(200);
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { href, heading } of PAGES) {
  test(`§2.1 Routes: ${href} is the page "${heading}"`, async ({ baseURL, open }) => {
    expect((await ask(baseURL, href)).status).toBe(200);
    const page = await open(href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('§2.1 Routes: there are no pages but these 32 and the not-found page', () => {
  expect(ADDRESSES).toHaveLength(32);
  expect(sitemap.toSorted()).toEqual(ADDRESSES.toSorted());
  const files = ADDRESSES.map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  expect(globSync('**/*.html', { cwd: SITE_FOLDER }).sort()).toEqual([...files, '404.html'].sort());
});

test('§2.1 Routes: none has parameters, so a query changes nothing', async ({ baseURL }) => {
  const plain = await ask(baseURL, '/contact');
  expect(await ask(baseURL, '/contact?subject=hello&page=2')).toMatchObject({ status: 200, body: plain.body });
});

test('§2.1 Routes: all are public and ask for no permission', async ({ baseURL }) => {
  for (const address of ADDRESSES) {
    const { status, headers } = await ask(baseURL, address);
    expect(status, address).toBe(200);
    expect(headers, address).not.toHaveProperty('www-authenticate');
    expect(headers, address).not.toHaveProperty('set-cookie');
  }
});

for (const address of UNDECLARED) {
  test(`§2.1 Routes: ${address} is not declared and reaches the not-found page`, async ({ baseURL, open }) => {
    expect((await ask(baseURL, address)).status).toBe(404);
    const page = await open(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
}

for (const address of ['/about', '/services/data-ai', '/insights/blogs']) {
  test(`§2.1 Routes: ${address}/ is sent to ${address}`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, `${address}/`);
    expect(status).toBe(308);
    expect(headers.location).toBe(address);
  });
}

test('§2.1 Routes: a query survives the redirection', async ({ baseURL }) => {
  expect((await ask(baseURL, '/about/?from=letter')).headers.location).toBe('/about?from=letter');
});

for (const method of ['POST', 'PUT', 'DELETE']) {
  test(`§2.1 Routes: ${method} is not allowed, pages are only read`, async ({ baseURL }) => {
    const { status, headers } = await ask(baseURL, '/contact', method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
}

import type { Request } from '@playwright/test';
import { ADDRESSES, NOWHERE } from '../specification/contract.ts';
import { ask } from '../support/raw.ts';
import { expect, test } from '../support/test.ts';

/** Those lines of each page's HTML that match, with the page's address. */
async function found(baseURL: string | undefined, pattern: RegExp): Promise<string[]> {
  const lines: string[] = [];
  for (const address of ADDRESSES) {
    const { body } = await ask(baseURL, address);
    lines.push(...(body.match(pattern) ?? []).map((match) => `${address}: ${match}`));
  }
  return lines;
}

test('§3 Entities: nothing is persisted, no page sets a cookie or stores anything @scripts', async ({
  visitor,
  page,
}) => {
  for (const address of ['/', '/contact', '/insights/blogs', NOWHERE]) await page.goto(address);
  expect(await visitor.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('§3 Entities: no answer sets a cookie', async ({ baseURL }) => {
  for (const address of [...ADDRESSES, NOWHERE, '/favicon.svg']) {
    expect((await ask(baseURL, address)).headers, address).not.toHaveProperty('set-cookie');
  }
});

test('§6 Roles: there is no login, no password and no link or button that speaks of one', async ({ baseURL }) => {
  expect(await found(baseURL, /<input[^>]*type="password"[^>]*>/g)).toEqual([]);
  expect(await found(baseURL, /<(a|button)\b[^>]*>[^<]*\b(log|sign)[ -]?(in|up|out)\b[^<]*/gi)).toEqual([]);
});

test('§7 Calls: each page requests itself, its font, its icon and its speculation rules, and nothing else', async ({
  page,
  baseURL,
}) => {
  for (const address of [...ADDRESSES, NOWHERE]) {
    const requests: string[] = [];
    const note = (request: Request) => requests.push(request.url());
    page.on('request', note);
    await page.goto(address);
    page.off('request', note);
    const others = requests.filter((request) => request !== `${baseURL}${address}`);
    expect(requests.length, address).toBeGreaterThan(others.length);
    expect(others.length, address).toBeLessThanOrEqual(3);
    for (const other of others)
      expect(other.replace(baseURL ?? '', '')).toMatch(/^\/(_astro\/.+\.woff2|favicon\.svg|speculation-rules\.json)$/);
  }
});

test('§7 Calls: no script stands on any page but the not-found page', async ({ baseURL }) => {
  expect(await found(baseURL, /<script\b[^>]*>|<astro-island|<[a-z][^>]* on[a-z]+=|javascript:/g)).toEqual([]);
});

test('§7 Calls: the not-found page has one script, without an address', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.locator('script')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveCount(0);
});

test('§7 Calls: no page embeds anything', async ({ baseURL }) => {
  expect(await found(baseURL, /<(iframe|object|embed|frame|video|audio)\b/g)).toEqual([]);
});

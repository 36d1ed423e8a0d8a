import type { Locator } from '@playwright/test';
import { openMenu } from '../support/page.ts';
import { ask } from '../support/raw.ts';
import { NOWHERE, PARTS, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, footer } = wordsOf('navigation');
const { company } = footer;

/** Those lines of each page's HTML that match, with the page's address. */
async function found(baseURL: string | undefined, pattern: RegExp): Promise<string[]> {
  const lines: string[] = [];
  for (const address of sitemap) {
    const { body } = await ask(baseURL, address);
    lines.push(...(body.match(pattern) ?? []).map((match) => `${address}: ${match}`));
  }
  return lines;
}

test('§3 Entities: nothing is persisted, no page sets a cookie or stores anything', { tag: '@once' }, async ({
  visitor,
  page,
}) => {
  for (const address of ['/', '/contact', '/insights/blogs', NOWHERE]) await page.goto(address);
  expect(await visitor.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('§6 Roles: there is no login, no password and no link or button that speaks of one', { tag: '@once' }, async ({
  baseURL,
}) => {
  expect(await found(baseURL, /<input[^>]*type="password"[^>]*>/g)).toEqual([]);
  expect(await found(baseURL, /<(a|button)\b[^>]*>[^<]*\b(log|sign)[ -]?(in|up|out)\b[^<]*/gi)).toEqual([]);
});

test('§7 Calls: no script stands on any page but the not-found page', { tag: '@once' }, async ({ baseURL }) => {
  // Structured data stands in a script element, too, and is not run.
  expect(
    await found(
      baseURL,
      /<script\b(?! type="application\/ld\+json">)[^>]*>|<astro-island|<[a-z][^>]* on[a-z]+=|javascript:/g,
    ),
  ).toEqual([]);
});

test('§7 Calls: the not-found page has one script, without an address', async ({ open }) => {
  const page = await open(NOWHERE);
  await expect(page.locator('script')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveCount(0);
});

test('§7 Calls: no page embeds anything', { tag: '@once' }, async ({ baseURL }) => {
  expect(await found(baseURL, /<(iframe|object|embed|frame|video|audio)\b/g)).toEqual([]);
});

/** Points at everything there that can be pointed at, one after the other, and returns where the links lead. */
async function pointAtAll(place: Locator): Promise<string[]> {
  const page = place.page();
  // In a window that holds all of the page, nothing has to be scrolled to.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  const targets = await place.locator('a, button, input, textarea').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, href: element.getAttribute('href') ?? '' };
      }),
  );
  for (const { x, y } of targets) await page.mouse.move(x, y);
  return targets.map(({ href }) => href);
}

for (const address of ['/', '/insights/blogs']) {
  test(`§7 Calls: pointing at a link of ${address} requests the page that it leads to, and nothing else`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().replace(baseURL ?? '', '')));
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const request of requests.splice(0)) expect([address, ...(request.match(PARTS) ?? [])]).toContain(request);
    const [name = ''] = Object.values(menus);
    const targets = await pointAtAll(page.locator('body'));
    targets.push(...(await pointAtAll(await openMenu(page, name))));
    await page.keyboard.press('Escape');

    // The last link is pointed at for long enough: its page is requested, and of all others at most those pointed at.
    const link = page.getByRole('contentinfo').getByRole('link', { name: company.links[0]?.label ?? '', exact: true });
    const target = await link.getAttribute('href');
    await link.hover();
    await expect.poll(() => requests).toContain(target);
    const allowed = targets.filter((href) => sitemap.includes(href));
    expect(requests.filter((request) => !allowed.includes(request))).toEqual([]);
  });
}

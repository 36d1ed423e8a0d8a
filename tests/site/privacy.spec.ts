import type { Locator } from '@playwright/test';
import { openMenu } from '../support/page.ts';
import { NOWHERE, PARTS, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, footer } = wordsOf('navigation');
const { company } = footer;

test('§3 Entities: nothing is persisted, no page sets a cookie or stores anything', { tag: '@once' }, async ({
  visitor,
  page,
}) => {
  for (const address of ['/', '/contact', '/insights/blogs', NOWHERE]) await page.goto(address);
  expect(await visitor.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
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

for (const address of ['/', '/insights/blogs'].filter((one) => sitemap.includes(one))) {
  test(`§7 Calls: pointing at a link of ${address} requests the page that it leads to, and nothing else`, {
    tag: address === '/' ? '@once' : ['@once', '@thorough'],
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

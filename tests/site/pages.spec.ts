import type { Page, Request } from '@playwright/test';
import { everywhere, kindOf, PARTS, sitemap, tagOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** How far the page could still be scrolled down. */
const rest = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)));

/** How much wider the page is than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Once, because a page without scripts is the same page where scripts are off: a test of its own sees that it has none.
for (const address of everywhere) {
  test(`§7 Pages: ${address} opens whole, in any width, silently, and scrolls to its end`, {
    tag: ['@once', ...kindOf(address), ...tagOf(address)],
  }, async ({ page, baseURL }) => {
    const lines: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    page.on('requestfailed', (request) => lines.push(request.url()));
    const note = (request: Request) => requests.push(request.url());
    page.on('request', note);
    const response = await page.goto(address);
    page.off('request', note);
    expect(response?.status()).toBe(sitemap.includes(address) ? 200 : 404);

    const others = requests.filter((request) => request !== `${baseURL}${address}`);
    expect(others.length).toBe(requests.length - 1);
    // Letters of a second script and photographs come with the content.
    expect(others.filter((other) => !/\.(woff2|avif)$/.test(other)).length).toBeLessThanOrEqual(2);
    for (const other of others) expect(other.replace(baseURL ?? '', '')).toMatch(PARTS);

    for (const width of [1920, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await excess(page), `${width} px`).toBe(0);
    }
    await page.keyboard.press('End');
    await expect.poll(() => rest(page), 'the key End leads to the end').toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(4, 400);
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => rest(page), 'the wheel leads to the end').toBe(0);

    const said = sitemap.includes(address)
      ? lines
      : lines.filter((line) => !line.includes('404') && !line.includes(address));
    expect(said).toEqual([]);
  });
}

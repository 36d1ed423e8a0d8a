import type { Page, Request } from '@playwright/test';
import { siteAddress } from '../../build/site-address.ts';
import { unescaped } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { everywhere, PARTS, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const site = wordsOf('site');
const html = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => found);
/** How far the page could still be scrolled down. */
const rest = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)));

/** How much wider the page is than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Once, because a page without scripts is the same page where scripts are off: a test of its own sees that it has none.
for (const address of everywhere) {
  test(`§7 Pages: ${address} opens whole, in any width, silently, and scrolls to its end`, { tag: '@once' }, async ({
    page,
    baseURL,
  }) => {
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
    expect(others.length).toBeLessThanOrEqual(3);
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

test.describe('what the HTML says', { tag: '@once' }, () => {
  test('each page has a title, a description and a canonical address of its own', async ({ baseURL }) => {
    const titles: string[] = [];
    const descriptions: string[] = [];
    for (const address of everywhere) {
      const { body } = await ask(baseURL, address);
      titles.push(...html(body, /<title>([^<]+)<\/title>/g));
      descriptions.push(...html(body, /<meta name="description" content="([^"]+)"/g));
      const isPage = sitemap.includes(address);
      const canonical = html(body, /<link rel="canonical" href="([^"]+)"/g);
      expect(canonical, address).toEqual(isPage ? [`${siteAddress()}${address}`] : []);
      expect(html(body, /<meta name="robots" content="([^"]+)"/g), address).toEqual(isPage ? [] : ['noindex']);
    }
    expect(new Set(titles).size).toBe(everywhere.length);
    expect(new Set(descriptions).size).toBe(everywhere.length);
    for (const title of titles) expect(unescaped(title)).toContain(site.name);
  });

  test('headings go down one level at a time', async ({ baseURL }) => {
    for (const address of everywhere) {
      const { body } = await ask(baseURL, address);
      const [main = ''] = html(body, /<main\b(.*)<\/main>/gs);
      const levels = html(main, /<h([1-6])\b/g).map(Number);
      expect(levels[0], address).toBe(1);
      for (const [index, level] of levels.entries()) {
        expect(level, address).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
    }
  });

  test('every link in header and footer that leads to the page itself says so, and no other', async ({ baseURL }) => {
    let marked = 0;
    for (const address of everywhere) {
      const { body } = await ask(baseURL, address);
      const around = body.replace(/<main\b.*<\/main>/s, '');
      for (const [link, href] of around.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g)) {
        expect(link.includes('aria-current="page"'), `${address}: ${link}`).toBe(href === address);
        if (href === address) marked++;
      }
    }
    // Each page stands in a menu, in the footer or is the logo's.
    expect(marked).toBeGreaterThanOrEqual(sitemap.length);
  });
});

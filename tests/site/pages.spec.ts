import { ask } from '../support/raw.ts';
import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const site = wordsOf('site');
const html = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => found);

for (const address of sitemap) {
  test(`${address} has one h1, a canonical address, a silent console and room in 320 pixels`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(error.message));
    page.on('requestfailed', (request) => lines.push(request.url()));
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${address}`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(lines).toEqual([]);
  });
}

test('each page has a title and a description of its own, and the title names the company', async ({ baseURL }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const address of [...sitemap, '/404']) {
    const { body } = await ask(baseURL, address);
    titles.push(...html(body, /<title>([^<]+)<\/title>/g));
    descriptions.push(...html(body, /<meta name="description" content="([^"]+)"/g));
  }
  expect(new Set(titles).size).toBe(sitemap.length + 1);
  expect(new Set(descriptions).size).toBe(sitemap.length + 1);
  for (const title of titles) expect(title).toContain(site.name);
});

test('headings go down one level at a time', async ({ baseURL }) => {
  for (const address of [...sitemap, '/404']) {
    const { body } = await ask(baseURL, address);
    const [main = ''] = html(body, /<main\b(.*)<\/main>/gs);
    const levels = html(main, /<h([1-6])\b/g).map(Number);
    expect(levels[0], address).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level, address).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  }
});

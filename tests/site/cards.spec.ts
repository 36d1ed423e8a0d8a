import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { cardPath } from '../../src/lib/content/page-files.ts';
import { NOWHERE, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** What a chat fetches in the moment in which somebody presses Enter, in bytes. */
const BUDGET = 60_000;

test('every page has a card of 1200 × 630 pixels and at most 60 kB', async ({ request }) => {
  for (const path of sitemap) {
    const answer = await request.get(cardPath(path));
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const body = await answer.body();
    expect(body.length, path).toBeLessThanOrEqual(BUDGET);
    const { format, width, height } = await sharp(body).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});

test('no two pages have the same card', async ({ request }) => {
  const cards = await Promise.all(sitemap.map(async (path) => (await request.get(cardPath(path))).body()));
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(sitemap.length);
});

test('a card has dark letters and a line of its own colour on paper', async ({ request }) => {
  for (const path of sitemap) {
    const { channels, isOpaque } = await sharp(await (await request.get(cardPath(path))).body()).stats();
    expect(isOpaque, path).toBe(true);
    for (const { min, max } of channels) expect(max - min, path).toBeGreaterThan(150);
  }
});

test('there is no card for addresses without a page', async ({ request }) => {
  expect((await request.get(cardPath(NOWHERE))).status()).toBe(404);
  expect((await request.get('/cards/404.png')).status()).toBe(404);
});

test('another site may show the cards and icons, but no other file of this one', async ({ page, baseURL }) => {
  const elsewhere = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>'));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const isLet = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      `${baseURL}${path}`,
    );
  const shown = ['/cards/index.png', '/icons/192.png', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  const kept = ['/about', '/llms.txt', '/manifest.webmanifest'];
  const outcome: Record<string, boolean> = {};
  for (const path of [...shown, ...kept]) outcome[path] = await isLet(path);
  elsewhere.close();
  expect(Object.keys(outcome).filter((path) => outcome[path])).toEqual(shown);
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

/** Between two grounds that a visitor tells apart, in one of their colours, of 255. */
const DIFFERENCE = 60;
/** In pixels: beside the button, and within it, where no letter stands. */
const BESIDE = 6;
const WITHIN = 8;
const PHONE = { width: 390, height: 844 };
/** In pixels, with all that the contract says of Home. */
const LONGEST_HOME = 12_000;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`§2.2 Header: Contact Us is a button to the eye, ${colorScheme}`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true });
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const clip = { x: x - BESIDE, y: y + height / 2, width: BESIDE + WITHIN, height: 1 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    const differences = [0, 1, 2].map((channel) => Math.abs((pixels.at(channel) ?? 0) - (pixels.at(channel - 3) ?? 0)));
    expect(Math.max(...differences)).toBeGreaterThan(DIFFERENCE);
  });
}

/** In a row of a page's pixels, the left edges of what is drawn on a ground. */
async function drawnOn(page: Page): Promise<(y: number) => number[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  const pixels = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return (y) => {
    const row = pixels.subarray(3 * width * y, 3 * width * (y + 1));
    const differs = (x: number) =>
      [0, 1, 2].some((channel) => Math.abs((row[3 * x + channel] ?? 0) - (row[channel] ?? 0)) > DIFFERENCE);
    return Array.from({ length: width }, (_, x) => x).filter((x) => differs(x) && !differs(x - 1));
  };
}

test('§2.4 Case Studies: one line goes down from the first case to the last, and to the closing band', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/insights/case-studies');
    await page.evaluate(() => document.fonts.ready);
    const edges = await page.locator('main li:has(h3)').evaluateAll((cases) =>
      cases.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [top, bottom].map((edge) => Math.round(edge + scrollY));
      }),
    );
    expect(edges).toHaveLength(8);
    const closing = await page.locator('main > :last-child').evaluate((band) => band.getBoundingClientRect().top);
    // What a case is about may stand on an edge, but not beside the words.
    const margin = (await page.locator('main h3').first().boundingBox())?.x ?? 0;
    const isBeside = (x: number) => x < margin || x > width - margin;
    const drawnIn = await drawnOn(page);
    for (const edge of [...edges, Math.round(closing)]) {
      const above = drawnIn(edge - 2).filter(isBeside);
      const below = drawnIn(edge + 2).filter(isBeside);
      expect(above, `${width} px, above ${edge}`).toHaveLength(1);
      expect(below, `${width} px, below ${edge}`).toHaveLength(1);
      expect(Math.abs((above[0] ?? 0) - (below[0] ?? 0)), `${width} px, at ${edge}`).toBeLessThanOrEqual(1);
    }
  }
});

test('Home is complete on a phone within some fourteen of its screens', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST_HOME);
});

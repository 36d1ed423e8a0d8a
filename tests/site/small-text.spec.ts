import type { Locator } from '@playwright/test';
import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** In pixels: below this, on a screen of scale 1, the dot of a bold i has no row of pixels between it and the stem. */
const SMALL = 20;
const HEAVIEST = 580;

test(`text below ${SMALL} px is not so heavy that its letters close up`, { tag: '@thorough' }, async ({ page }) => {
  for (const address of sitemap) {
    await page.goto(address);
    const heavy = await page.evaluate(
      ({ small, heaviest }) =>
        [...document.querySelectorAll('body *')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
          .filter((element) => {
            const { fontSize, fontWeight } = getComputedStyle(element);
            return Number.parseFloat(fontSize) < small && Number(fontWeight) > heaviest;
          })
          .map((element) => element.textContent),
      { small: SMALL, heaviest: HEAVIEST },
    );
    expect(heavy, address).toEqual([]);
  }
});

/** How much of the ground, from 0 to 1, is seen between dot and stem of the letters in a picture of a word. */
async function openness(word: Locator): Promise<number> {
  const picture = (await word.screenshot()).toString('base64');
  return word.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const ground = data[0] ?? 0;
    // How far each row's strongest pixel is from the ground: the letters fill the rows of their stems and dots.
    const rows = Array.from({ length: bitmap.height }, (_, row) =>
      Math.max(
        ...Array.from({ length: bitmap.width }, (_, column) =>
          Math.abs((data[(row * bitmap.width + column) * 4] ?? 0) - ground),
        ),
      ),
    );
    const strongest = Math.max(...rows);
    const isDrawn = (strength: number) => strength > strongest * 0.65;
    const letters = rows.slice(rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1);
    return 1 - Math.min(...letters) / strongest;
  }, picture);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dot of an i in the wordmark stands free of its stem, ${colorScheme}`, {
    tag: colorScheme === 'light' ? [] : '@thorough',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    const logo = page.getByRole('banner').getByRole('link').nth(1);
    await logo.evaluate((link) => {
      const word = document.createElement('span');
      word.textContent = 'iiiii';
      link.replaceChildren(word);
    });
    for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.fonts.ready);
      expect(await openness(logo.locator('span')), `${width} px`).toBeGreaterThan(0.8);
    }
  });
}

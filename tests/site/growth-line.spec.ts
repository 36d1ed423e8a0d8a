import type { Page } from '@playwright/test';
import { siteColours } from '../../build/pictures/site-look.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [320, 390, 767, 768, 1023, 1024, 1279, 1280, 1440, 2560];
const { timeline, story, specimen } = wordsOf('about');
const LINE = siteColours()('dot').light;

/**
 * Follows the line in a picture of the page, pixel by pixel, from the left edge of the window, as far as it goes without a
 * gap. Tells where it has been: how far to the right, and in how many of the rows of pixels.
 */
async function follow(page: Page, heading: string) {
  const section = sectionOf(page, heading);
  const { width } = page.viewportSize() ?? { width: 0 };
  const box = await section.boundingBox();
  if (!box) throw new Error(`${heading} is not seen.`);
  const colour = await page.evaluate((line) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = line;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, LINE);
  const clip = { x: 0, y: Math.floor(box.y), width, height: Math.ceil(box.height) };
  const picture = (await page.screenshot({ fullPage: true, clip })).toString('base64');
  return page.evaluate(
    async ({ base64, colour: [red = 0, green = 0, blue = 0] }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const isLine = (at: number) =>
        Math.abs((data[4 * at] ?? 0) - red) < 60 &&
        Math.abs((data[4 * at + 1] ?? 0) - green) < 60 &&
        Math.abs((data[4 * at + 2] ?? 0) - blue) < 60;
      const seen = new Uint8Array(bitmap.width * bitmap.height);
      const waiting: number[] = [];
      const visit = (x: number, y: number) => {
        const at = y * bitmap.width + x;
        if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height || seen[at] || !isLine(at)) return;
        seen[at] = 1;
        waiting.push(at);
      };
      for (let y = 0; y < bitmap.height; y++) visit(0, y);
      const starts = waiting.length;
      let right = 0;
      const rows = new Set<number>();
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const [x, y] = [at % bitmap.width, Math.floor(at / bitmap.width)];
        right = Math.max(right, x);
        rows.add(y);
        for (const [dx, dy] of [-1, 0, 1].flatMap((one) => [-1, 0, 1].map((other) => [one, other] as const)))
          visit(x + dx, y + dy);
      }
      return { starts, right, rows: [...rows] };
    },
    { base64: picture, colour },
  );
}

/** The narrowest, and a wide one: the rest is left to CI. */
const tagAt = (width: number) => ([320, 1440].includes(width) ? [] : '@thorough');

for (const width of timeline ? WIDTHS : []) {
  test(`one line goes through all years, from edge to edge of a window of ${width} px`, { tag: tagAt(width) }, async ({
    page,
  }) => {
    const { title = '' } = timeline ?? {};
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const section = sectionOf(page, title);
    const top = (await section.boundingBox())?.y ?? 0;
    const { starts, right, rows } = await follow(page, title);
    // As wide as one line, not as two.
    expect(starts, 'comes in once').toBeGreaterThan(1);
    expect(starts, 'comes in once').toBeLessThan(6);
    expect(right, 'goes out').toBe(width - 1);
    for (const year of await cardsOf(section).all()) {
      const { y = 0, height = 0 } = (await year.boundingBox()) ?? {};
      const passed = rows.filter((row) => row + top > y && row + top < y + height);
      expect(passed.length, await year.innerText()).toBeGreaterThan(60);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of WIDTHS) {
  test(`the line below the kolam of About runs down to the record, if there is a chart, in a window of ${width} px`, {
    tag: tagAt(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const { height = 0 } = (await sectionOf(page, story.title).boundingBox()) ?? {};
    const { rows } = await follow(page, story.title);
    if (specimen?.record.kind === 'chart') expect(rows.length).toBeGreaterThan(height - 4);
    else expect(rows.length).toBeLessThan(4);
  });
}

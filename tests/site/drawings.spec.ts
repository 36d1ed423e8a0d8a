import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1344, 1440, 1920, 2560];

for (const address of ['/', '/about', '/industries/retail', '/services/data-ai', '/insights/success-stories']) {
  test(`the kolam at the top of ${address} is seen from its left to its right end in windows of ${WIDTHS.join(', ')} px`, async ({
    page,
  }) => {
    await page.goto(address);
    const kolam = page.locator('main > :first-child svg').last();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { left, right, clippedBy } = await kolam.evaluate((svg) => {
        const box = svg.getBoundingClientRect();
        const clipping = [];
        for (let parent = svg.parentElement; parent; parent = parent.parentElement) {
          const edges = parent.getBoundingClientRect();
          const isCut = edges.left > box.left || edges.right < box.right;
          if (isCut && getComputedStyle(parent).overflowX !== 'visible') clipping.push(parent.className);
        }
        return { left: box.left, right: box.right, clippedBy: clipping };
      });
      expect(clippedBy, `${width} px`).toEqual([]);
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

const PHONE = { width: 360, height: 740 };
const TWO_LINES = 60;

for (const address of sitemap.filter((path) => path !== '/')) {
  test(`what ${address} has to say begins in the first view of a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    // After the page's name and the sentence below it.
    const first = page.locator('main :is(h1 + p + p, h2)').first();
    const { y = Number.NaN, height = 0 } = (await first.boundingBox()) ?? {};
    expect(y + Math.min(height, TWO_LINES)).toBeLessThan(PHONE.height);
  });
}

test('the line is equally wide on all pages, and its first half where that has a colour', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = new Set<string>();
    for (const address of sitemap) {
      await page.goto(address);
      const strokes = await page.locator('main svg path[pathLength]').evaluateAll((lines) =>
        lines.map((line) => {
          const { strokeWidth, vectorEffect } = getComputedStyle(line);
          return `${strokeWidth}, ${vectorEffect}`;
        }),
      );
      for (const stroke of strokes) widths.add(stroke);
    }
    const [fine, strong] = width === 360 ? ['2px', '3.5px'] : ['3px', '5px'];
    expect([...widths].toSorted()).toEqual([`${fine}, non-scaling-stroke`, `${strong}, non-scaling-stroke`]);
  }
});

import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1344, 1440, 1920, 2560];

for (const address of ['/', '/about', '/industries/retail', '/insights/blogs']) {
  test(`the kolam at the top of ${address} is seen whole in windows of ${WIDTHS.join(', ')} px`, async ({ page }) => {
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

/** Between a drawing's tip and the upper edge of its band, in pixels. */
const AIR = 48;

for (const address of ['/', '/about', '/expertise/crm', '/insights/solutions', '/insights/case-studies']) {
  test(`the kolam at the end of ${address} stands on the edge of its band, which cuts nothing else off it`, async ({
    page,
  }) => {
    await page.goto(address);
    const band = page.locator('main > :last-child');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const [box, drawing] = await band.evaluate((section) =>
        [section, section.querySelector('svg')].map((part) => part?.getBoundingClientRect().toJSON()),
      );
      expect(Math.abs(drawing.bottom - box.bottom), `${width} px`).toBeLessThan(1);
      expect(drawing.top - box.top, `${width} px`).toBeGreaterThanOrEqual(AIR);
      expect(drawing.left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(drawing.right, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

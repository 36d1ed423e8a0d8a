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

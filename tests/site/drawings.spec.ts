import { expect, test } from '../support/test.ts';

for (const width of [320, 360, 768, 1024, 1280, 1344, 1440, 1920, 2560]) {
  test(`the kolam at the top of a page is seen whole in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/about', '/industries/retail', '/insights/blogs']) {
      await page.goto(address);
      const kolam = page.locator('main > :first-child svg').last();
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
      expect(clippedBy, address).toEqual([]);
      expect(left, address).toBeGreaterThanOrEqual(0);
      expect(right, address).toBeLessThanOrEqual(width);
    }
  });
}

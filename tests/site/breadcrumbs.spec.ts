import { sitemap, tagOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { label } = wordsOf('navigation').breadcrumbs;
/** On a phone of 320 pixels with the usual size of type. */
const ONE_LINE = 24;

for (const path of sitemap.filter((address) => address !== '/')) {
  test(`${path} shows the way from Home in one line`, { tag: tagOf(path) }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const way = page.getByRole('navigation', { name: label });
    expect((await way.getByRole('list').boundingBox())?.height).toBe(ONE_LINE);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const isHit = await way.getByRole('link').evaluate((link) => {
        const { left, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 3, bottom - 2));
      });
      expect(isHit, `the way Home can be taken at its lower edge, ${width} px`).toBe(true);
    }
  });
}

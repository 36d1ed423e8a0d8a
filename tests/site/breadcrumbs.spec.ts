import { oneOfEachKind, sitemap, tagOf } from '../support/sitemap.ts';
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
  });
}

test('the way Home can be taken, even at the lower edge of its link', async ({ page }) => {
  for (const path of oneOfEachKind(sitemap.filter((address) => address !== '/'))) {
    await page.goto(path);
    const home = page.getByRole('navigation', { name: label }).getByRole('link');
    await home.click({ position: { x: 3, y: ONE_LINE - 2 }, timeout: 3000 });
    await expect(page).toHaveURL('/');
  }
});

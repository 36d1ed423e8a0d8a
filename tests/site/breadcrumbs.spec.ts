import { siteAddress } from '../../build/site-address.ts';
import { NOWHERE, sitemap, tagOf } from '../support/sitemap.ts';
import { graphOf, nodesIn, typesOf } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { label } = wordsOf('navigation').breadcrumbs;
/** On a phone of 320 pixels with the usual size of type. */
const ONE_LINE = 24;

for (const path of sitemap.filter((address) => address !== '/')) {
  test(`${path} shows the way from Home in one line, as its data says it`, { tag: tagOf(path) }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const way = page.getByRole('navigation', { name: label });
    const steps = way.getByRole('listitem');
    const shown = await steps.evaluateAll((items) =>
      items.map((item) => ({ name: item.textContent, href: item.querySelector('a')?.getAttribute('href') ?? null })),
    );
    const list = graphOf(await page.content()).find((node) => typesOf(node).includes('BreadcrumbList'));
    const told = nodesIn(list?.itemListElement).map(({ position, name, item }) => ({ position, name, item }));
    expect(told).toEqual(
      shown.map(({ name, href }, index) => ({ position: index + 1, name, item: siteAddress() + (href ?? path) })),
    );
    expect(shown.map(({ href }) => href)).toEqual(['/', null]);
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    await expect(steps.last()).toHaveText(await page.getByRole('heading', { level: 1 }).innerText());
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

for (const path of ['/', NOWHERE]) {
  test(`${path} is no step below another page, and shows no way`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: label })).toHaveCount(0);
  });
}

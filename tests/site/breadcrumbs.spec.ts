import { siteAddress } from '../../build/site-address.ts';
import { NOWHERE, oneOfEachKind, sitemap, tagOf } from '../support/sitemap.ts';
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

for (const path of ['/', NOWHERE]) {
  test(`${path} is no step below another page, and shows no way`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: label })).toHaveCount(0);
  });
}

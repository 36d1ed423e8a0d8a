import type { Page } from '@playwright/test';
import { everywhere, oneOfEachKind } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, main } = wordsOf('navigation');

/** Below the narrowest phone. */
const WINDOW = { width: 320, height: 800 };

/** Opens a page as it is in a browser that does not know what the design needs. Its policy would not know such a sheet. */
async function openPlain(page: Page, address: string) {
  await page.setViewportSize(WINDOW);
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const plain = html.replaceAll('light-dark(red,red)', 'a-function-of-tomorrow(red)');
    await route.fulfill({ response, body: plain.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '') });
  });
  await page.goto(address);
}

for (const address of oneOfEachKind(everywhere)) {
  test(`in an old browser, ${address} is plain: words, links and drawings in one column`, async ({ page }) => {
    await openPlain(page, address);
    const { excess, shapes, title, cut } = await page.evaluate(() => ({
      excess: document.documentElement.scrollWidth - innerWidth,
      // A drawing of outlines that is filled is a black shape.
      // A mark of the company's own has the colours that its file says.
      shapes: [...document.querySelectorAll('svg path')].filter(
        (path) => getComputedStyle(path).fill !== 'none' && !path.closest('#mark'),
      ).length,
      // Letters beside a drawing are cut by its edge.
      cut: [...document.querySelectorAll('svg text')]
        .filter((text) => {
          const [box, edge] = [text.getBoundingClientRect(), text.closest('svg')?.getBoundingClientRect()];
          return box.width > 0 && edge && (box.left < edge.left || box.right > edge.right || box.top < edge.top);
        })
        .map((text) => text.textContent),
      title: getComputedStyle(document.querySelector('h1') ?? document.body).color,
    }));
    expect(excess).toBeLessThanOrEqual(0);
    expect(cut).toEqual([]);
    expect(title).toBe('rgb(0, 0, 0)');
    // The stars of a rating are filled.
    expect(shapes).toBe(await page.locator('[role=img]').count());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('in an old browser, each menu opens and leads to its pages', async ({ page }) => {
  await openPlain(page, '/about');
  const navigation = page.getByRole('navigation', { name: main });
  for (const name of Object.values(menus)) {
    await navigation.getByRole('button', { name, exact: true }).click();
    await expect(navigation.getByRole('listitem').getByRole('listitem').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

import { menuOf, openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('navigation');
const { menus } = words;
const NAMES = Object.values(menus);

for (const name of NAMES) {
  test(`§2.2 Header: the ${name} menu is closed at first and opens with a click`, async ({ page }) => {
    await page.goto('/about');
    await expect(menuOf(page, name).getByRole('link')).toHaveCount(0);
    const menu = await openMenu(page, name);
    await expect(menu.getByRole('link').first()).toBeVisible();
  });

  test(`§2.2 Header: the open ${name} menu stands inside the window, below its button`, async ({ page }) => {
    await page.goto('/about');
    for (const width of [1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const menu = await openMenu(page, name);
      const button = await menu.getByRole('button').evaluate((element) => element.getBoundingClientRect().toJSON());
      const links = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
      expect(links.length).toBeGreaterThan(0);
      for (const { left, right, top, bottom } of links) {
        expect(left).toBeGreaterThan(8);
        expect(right).toBeLessThan(width - 8);
        expect(top).toBeGreaterThanOrEqual(button.bottom);
        expect(bottom).toBeLessThanOrEqual(800);
      }
    }
  });
}

// With both, WebKitGTK 2.50 leaves an open menu transparent.
test('a menu is not both faded in and given fallback positions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  const styles = await page.locator('[id^="menu-"]').evaluateAll((menus) =>
    menus.map((menu) => {
      const style = getComputedStyle(menu);
      return { fades: style.transitionProperty.includes('opacity'), fallbacks: style.positionTryFallbacks };
    }),
  );
  expect(styles).toHaveLength(NAMES.length);
  expect(styles.filter(({ fades, fallbacks }) => fades && fallbacks !== 'none')).toEqual([]);
});

test('§2.2 Header: a menu closes with Escape and gives the focus back to its button', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, menus.industries);
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(menu.getByRole('button')).toBeFocused();
});

test('§2.2 Header: a menu closes with a click outside', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, menus.industries);
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.mouse.click(8, 780);
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

test('§2.2 Header: a menu closes with a second click on its button', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, menus.industries);
  await expect(menu.getByRole('link').first()).toBeVisible();
  await menu.getByRole('button').click();
  await expect(menu.getByRole('link')).toHaveCount(0);
});

test('§2.2 Header: opening a menu closes the one that was open', async ({ page }) => {
  await page.goto('/contact');
  const industries = await openMenu(page, menus.industries);
  await expect(industries.getByRole('link').first()).toBeVisible();
  const insights = menuOf(page, menus.insights);
  await insights.getByRole('button').click();
  await expect(insights.getByRole('link').first()).toBeVisible();
  await expect(industries.getByRole('link')).toHaveCount(0);
});

test('§2.2 Header: the keyboard alone opens a menu and follows an entry', async ({ page }) => {
  await page.goto('/contact');
  const menu = menuOf(page, menus.expertise);
  await menu.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const links = menu.getByRole('link');
  await expect(links.first()).toBeVisible();
  const target = await links.nth(1).getAttribute('href');
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
});

test('§2.2 Header: the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#content');
});

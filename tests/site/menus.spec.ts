import type { Page } from '@playwright/test';
import { MENUS } from '../specification/contract.ts';
import { linkIn, menuOf, openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Where those links lead that say they are the current page, in menus and drawer or in the footer. */
async function currentLinks(page: Page, place: 'banner' | 'contentinfo') {
  const links = page.getByRole(place).getByRole('link', { includeHidden: true });
  return links.evaluateAll((all) =>
    all.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('href')),
  );
}

for (const name of Object.keys(MENUS)) {
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
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(button.bottom);
        expect(bottom).toBeLessThanOrEqual(800);
      }
    }
  });
}

test('§2.2 Header: a menu closes with Escape and gives the focus back to its button', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, 'Industries');
  await expect(menu.getByRole('link')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(menu.getByRole('button')).toBeFocused();
});

test('§2.2 Header: a menu closes with a click outside', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, 'Industries');
  await expect(menu.getByRole('link')).toHaveCount(9);
  await page.mouse.click(8, 780);
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

test('§2.2 Header: a menu closes with a second click on its button', async ({ page }) => {
  await page.goto('/contact');
  const menu = await openMenu(page, 'Industries');
  await expect(menu.getByRole('link')).toHaveCount(9);
  await menu.getByRole('button').click();
  await expect(menu.getByRole('link')).toHaveCount(0);
});

test('§2.2 Header: opening a menu closes the one that was open', async ({ page }) => {
  await page.goto('/contact');
  const industries = await openMenu(page, 'Industries');
  await expect(industries.getByRole('link')).toHaveCount(9);
  const insights = menuOf(page, 'Insights');
  await insights.getByRole('button').click();
  await expect(insights.getByRole('link')).toHaveCount(4);
  await expect(industries.getByRole('link')).toHaveCount(0);
});

test('§2.2 Header: the keyboard alone opens a menu and follows an entry', async ({ page }) => {
  await page.goto('/contact');
  const menu = menuOf(page, 'Expertise');
  await menu.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveCount(8);
  await page.keyboard.press('Tab');
  await expect(linkIn(menu, 'CRM')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(linkIn(menu, 'ERP')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/expertise/erp');
});

test('§2.2 Header: the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#content');
});

for (const [address, header, footer] of [
  ['/', ['/'], []],
  ['/industries/healthcare', ['/industries/healthcare', '/industries/healthcare'], []],
  ['/industries/education', ['/industries/education'], []],
  ['/services/data-ai', ['/services/data-ai'], []],
  [
    '/services/web-development',
    ['/services/web-development', '/services/web-development'],
    ['/services/web-development'],
  ],
  ['/expertise/iot', ['/expertise/iot'], []],
  ['/insights/blogs', ['/insights/blogs'], []],
  ['/about', ['/about', '/about'], ['/about']],
  ['/contact', ['/contact', '/contact'], ['/contact']],
  ['/services', [], []],
] as const) {
  test(`§2.2 Header: ${address} is marked as the current page in menus, drawer and footer`, async ({ open }) => {
    const page = await open(address);
    expect(await currentLinks(page, 'banner')).toEqual(header);
    expect(await currentLinks(page, 'contentinfo')).toEqual(footer);
  });
}

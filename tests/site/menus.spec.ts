import type { Locator, Page } from '@playwright/test';
import { menuOf, openMenu } from '../support/page.ts';
import { pageOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { expectWindowAsBefore, windowOf } from '../support/window.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('navigation');
const { menus } = words;
const NAMES = Object.values(menus);

test('§2.2 Header: each menu is closed at first, and opens with a click inside the window, below its button', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const name of NAMES) await expect(menuOf(page, name).getByRole('link')).toHaveCount(0);
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of NAMES) {
      const menu = await openMenu(page, name);
      await expect(menu.getByRole('link').first()).toBeVisible();
      const button = await menu.getByRole('button').evaluate((element) => element.getBoundingClientRect().toJSON());
      const links = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
      for (const { left, right, top, bottom } of links) {
        expect(left, `${name}, ${width} px`).toBeGreaterThan(8);
        expect(right, `${name}, ${width} px`).toBeLessThan(width - 8);
        expect(top, `${name}, ${width} px`).toBeGreaterThanOrEqual(button.bottom);
        expect(bottom, `${name}, ${width} px`).toBeLessThanOrEqual(800);
      }
    }
  }
});

const { name: company } = wordsOf('site');

if (company.length <= 18) {
  test("the company's name and the menus share one row of the smallest desk", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const logo = await header.getByRole('link', { name: company }).boundingBox();
    const contact = await header.getByRole('link').last().boundingBox();
    expect(contact?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
  });
}

// With both, WebKitGTK 2.50 leaves an open menu transparent.
test('a menu is not both faded in and given fallback positions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  const styles = await page.locator('[id^="menu-"]').evaluateAll((menus) =>
    menus.map((menu) => {
      const style = getComputedStyle(menu);
      return { fades: style.transitionProperty.includes('opacity'), fallbacks: style.positionTryFallbacks };
    }),
  );
  expect(styles).toHaveLength(NAMES.length);
  expect(styles.filter(({ fades, fallbacks }) => fades && fallbacks !== 'none')).toEqual([]);
});

const WAYS_TO_CLOSE: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a second click on its button': (_page, button) => button.click(),
  'a click outside': (page) => page.mouse.click(8, 780),
};

test(`§2.2 Header: a menu closes with ${Object.keys(WAYS_TO_CLOSE).join(', ')}, and the window is as before`, async ({
  page,
}) => {
  await page.goto('/contact');
  await page.mouse.move(8, 780);
  const before = await windowOf(page);
  const button = menuOf(page, menus.industries).getByRole('button');
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    const menu = await openMenu(page, menus.industries);
    await expect(menu.getByRole('link').first(), way).toBeVisible();
    await close(page, button);
    await expect(menu.getByRole('link'), way).toHaveCount(0);
    if (way !== 'a click outside') await expect(button, way).toBeFocused();
    await page.mouse.move(8, 780);
    await expectWindowAsBefore(page, before, way);
  }
  await expect(page).toHaveURL('/contact');
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

test('§2.2 Header: Tab reaches every menu, Enter and the space bar open and close it, and an entry can be followed', async ({
  page,
}) => {
  await page.goto('/contact');
  // The link that skips to the content, and the logo.
  for (const _ of ['skip', 'logo']) await page.keyboard.press('Tab');
  for (const name of NAMES) {
    await page.keyboard.press('Tab');
    const menu = menuOf(page, name);
    await expect(menu.getByRole('button')).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menu.getByRole('link').first(), `${name}, ${key}`).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu.getByRole('link'), `${name}, ${key}`).toHaveCount(0);
    }
  }
  await page.keyboard.press('Enter');
  const links = menuOf(page, NAMES.at(-1) ?? '').getByRole('link');
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

test('a menu that Tab has left does not cover what has the focus, and shows again when Tab comes back', async ({
  page,
}) => {
  await page.goto('/contact');
  const menu = menuOf(page, NAMES.at(-1) ?? '');
  await menu.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const links = menu.getByRole('link');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  for (let step = 0; step < count; step++) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(links).toHaveCount(count);
});

test('the section and the entry of the page that is shown differ from the others by more than their colour', async ({
  page,
}) => {
  const address = pageOf('services');
  await page.goto(address);
  const menu = await openMenu(page, menus.services);
  const lineOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await lineOf(menu.getByRole('button'))).toBe('underline');
  expect(await lineOf(menuOf(page, menus.industries).getByRole('button'))).toBe('none');
  expect(await lineOf(menu.locator(`a[href="${address}"] > :first-child`))).toBe('underline');
  expect(await lineOf(menu.locator(`a:not([href="${address}"]) > :first-child`).first())).toBe('none');
});

import { menuOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { expectWindowAsBefore, windowOf } from '../support/window.ts';
import { wordsOf } from '../support/words.ts';

const { menus, drawer: words } = wordsOf('navigation');

/** Devices without a mouse: a tablet that lies on its side, wide enough for the menus, and a phone. */
const TABLET = { width: 1180, height: 820 };
const TOUCH = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
const PHONE = { width: 390, height: 844 };

test('§2.2 Header: on a tablet each menu opens and closes by touch, and an entry leads to its page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ ...TOUCH, viewport: TABLET, ...(baseURL && { baseURL }) });
  await page.goto('/contact');
  const before = await windowOf(page);
  for (const name of Object.values(menus)) {
    const menu = menuOf(page, name);
    await menu.getByRole('button').tap();
    await expect(menu.getByRole('link').last(), name).toBeInViewport();
    await page.touchscreen.tap(8, TABLET.height - 8);
    await expect(menu.getByRole('link'), name).toHaveCount(0);
    await expectWindowAsBefore(page, before, name);
  }
  const menu = menuOf(page, menus.insights);
  await menu.getByRole('button').tap();
  const target = await menu.getByRole('link').last().getAttribute('href');
  await menu.getByRole('link').last().tap();
  await expect(page).toHaveURL(target ?? '');
  await page.close();
});

test('§2.2 Drawer: on a phone it opens and closes by touch, and its last link leads to its page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ ...TOUCH, viewport: PHONE, ...(baseURL && { baseURL }) });
  await page.goto('/');
  const before = await windowOf(page);
  const opener = page.getByRole('button', { name: words.open, exact: true });
  const drawer = page.getByRole('dialog', { name: words.title, exact: true });
  for (const close of [
    () => page.touchscreen.tap(PHONE.width - 8, PHONE.height - 8),
    () => drawer.getByRole('button').tap(),
  ]) {
    await opener.tap();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toHaveCount(0);
    await expectWindowAsBefore(page, before);
  }
  await opener.tap();
  // A company may have its telephone number in the drawer, too.
  const link = drawer.locator('a[href^="/"]').last();
  const target = await link.getAttribute('href');
  await link.tap();
  await expect(page).toHaveURL(target ?? '');
  await page.close();
});

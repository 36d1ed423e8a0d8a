import type { Locator, Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../support/chromium.ts';
import { menuOf, openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { drawer: drawerWords, menus } = wordsOf('navigation');

const executablePath = process.env.WHOLE_CHROMIUM;

// Playwright switches the cache off that keeps a whole page for the Back button.
test.use({
  launchOptions: {
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

/** Follows a link in an open panel, goes back, and makes sure that the page was not loaded anew but kept as it was. */
async function leaveAndComeBack(page: Page, link: Locator) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  const address = page.url();
  await link.click();
  await expect(page).not.toHaveURL(address);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}

async function expectToScroll(page: Page) {
  await page.mouse.move(340, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

const WAYS_TO_CLOSE: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  'its button': (_page, button) => button.click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(352, 700),
};

for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
  const tag = way === 'Escape' ? '@once' : ['@once', '@thorough'];

  test(`§4 Drawer: a drawer that the Back button brings back closes with ${way}, and the page scrolls`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: drawerWords.open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await leaveAndComeBack(page, drawer.getByRole('link').last());
    await expect(drawer).toBeVisible();
    await close(page, drawer.getByRole('button'));
    await expect(drawer).toHaveCount(0);
    await expectToScroll(page);
  });

  test(`§2.2 Header: a menu that the Back button brings back closes with ${way}, and the page scrolls`, {
    tag,
  }, async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page, menus.insights);
    await leaveAndComeBack(page, menu.getByRole('link').last());
    await expect(menu.getByRole('link').first()).toBeVisible();
    await close(page, menuOf(page, menus.insights).getByRole('button'));
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expectToScroll(page);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { drawer: words, footer } = wordsOf('navigation');

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.open, exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });

async function openDrawer(page: Page) {
  await page.goto('/');
  await opener(page).click();
  await expect(drawerOf(page)).toBeVisible();
  return drawerOf(page);
}

test('§2.2 Drawer: a small screen shows a menu button and none of the menus', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button')).toHaveText([words.open]);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
});

test('§2.2 Drawer: a wide screen shows no menu button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(opener(page)).toHaveCount(0);
});

test('§2.2 Drawer: the menu button opens it from the left', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  const box = await drawer.boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBe(740);
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.width).toBeLessThanOrEqual(360 - 24);
});

test('§2.2 Drawer: a link of it opens its page', async ({ page }) => {
  const link = (await openDrawer(page)).getByRole('link').last();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
});

/** Opens or closes the drawer and says how far from the left it stands on its way, in parts of its own width. */
function pathOf(page: Page, way: 'open' | 'close'): Promise<number[]> {
  return opener(page).evaluate((button: HTMLElement, way) => {
    const drawer = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLDialogElement;
    if (way === 'open') button.click();
    else drawer.hidePopover();
    // Stopped and set to each moment, so that the machine's speed plays no part.
    const moves = drawer.getAnimations();
    for (const move of moves) move.pause();
    const duration = Math.max(...moves.map(({ effect }) => Number(effect?.getComputedTiming().activeDuration)));
    const path = [0, 0.1, 0.3, 0.6, 0.99].map((part) => {
      for (const move of moves) move.currentTime = part * duration;
      const { left, width } = drawer.getBoundingClientRect();
      return left / width;
    });
    for (const move of moves) move.finish();
    return path;
  }, way);
}

test('§2.2 Drawer: slides in from the left and out to the left', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const [opening, closing] = [await pathOf(page, 'open'), await pathOf(page, 'close')];
  for (const path of [opening, closing.toReversed()]) {
    expect(path[0]).toBeLessThan(-0.8);
    expect(path).toEqual(path.toSorted((one, other) => one - other));
    expect(path.at(-1)).toBeGreaterThan(-0.2);
    expect(path.at(-1)).toBeLessThanOrEqual(0);
  }
});

test('§4 Drawer: is closed when a page opens', async ({ page }) => {
  await page.goto('/');
  await expect(drawerOf(page)).toHaveCount(0);
});

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => drawerOf(page).getByRole('button').click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(352, 400),
};

for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
  test(`§4 Drawer: closes with ${way}`, async ({ page }) => {
    await openDrawer(page);
    await close(page);
    await expect(drawerOf(page)).toHaveCount(0);
    // A popover that is closed by a click outside leaves the focus to what was clicked.
    if (way !== 'a click outside') await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/');
  });
}

test('§4 Drawer: closing it returns the page to its normal state', async ({ page }) => {
  await page.goto('/');
  const before = await page.content();
  await opener(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await page.content()).toBe(before);
  const [link] = footer.legal.links;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: link?.label ?? '' })
    .click();
  await expect(page).toHaveURL(link?.href ?? '');
});

test('§4 Drawer: while it is open, the rest of the page cannot be reached', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('button')).toBeFocused();
  const reachable = 1 + (await drawer.getByRole('link').count());
  for (let step = 0; step <= reachable; step++) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':not(dialog *, body):focus')).toHaveCount(0);
  }
});

test('§4 Drawer: a window that grows while it is open shows the wide page, free of it', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 1440, height: 740 });
  await expect(drawerOf(page)).toHaveCount(0);
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('banner').getByRole('listitem').getByRole('link').first()).toBeVisible();
});

test('§4 Drawer: the keyboard alone opens it, follows a link and finds the new page closed', async ({ page }) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const link = drawerOf(page).getByRole('link').first();
  await expect(link).toBeFocused();
  const target = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(drawerOf(page)).toHaveCount(0);
});

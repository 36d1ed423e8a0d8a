import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectWindowAsBefore, windowOf } from '../support/window.ts';
import { wordsOf } from '../support/words.ts';

const { drawer: words, menus: names } = wordsOf('navigation');

/** What leads to a page: a company may have its telephone number in the drawer, too. */
const PAGE_LINK = 'a[href^="/"]';

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.open, exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words.title, exact: true });

async function openDrawer(page: Page) {
  await page.goto('/');
  await opener(page).click();
  await expect(drawerOf(page)).toBeVisible();
  return drawerOf(page);
}

/** Of windows, in pixels: phones, tablets, and all round the width at which the layout changes. */
const WIDTHS = [320, 360, 480, 640, 768, 900, 1000, 1023, 1024, 1060, 1100, 1130, 1170, 1200, 1280, 1440, 1920];

test('§2.2 Drawer: a small screen shows the menu button and none of the menus, a wide one the menus alone', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const [buttons, menus] = [await header.getByRole('button').allInnerTexts(), header.getByRole('navigation')];
    if (width < 1024) expect(buttons, `${width} px`).toEqual([words.open]);
    else expect(buttons, `${width} px`).toEqual(Object.values(names));
    await expect(menus, `${width} px`).toHaveCount(width < 1024 ? 0 : 1);
  }
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

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => drawerOf(page).getByRole('button').click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(352, 400),
};

test(`§4 Drawer: is closed at first and closes with ${Object.keys(WAYS_TO_CLOSE).join(', ')}, which returns the page to its normal state`, async ({
  page,
}) => {
  await page.goto('/');
  await expect(drawerOf(page)).toHaveCount(0);
  await page.mouse.move(352, 400);
  const before = await windowOf(page);
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await opener(page).click();
    await expect(drawerOf(page), way).toBeVisible();
    await close(page);
    await expect(drawerOf(page), way).toHaveCount(0);
    // A popover that is closed by a click outside leaves the focus to what was clicked.
    if (way !== 'a click outside') await expect(opener(page), way).toBeFocused();
    await page.mouse.move(352, 400);
    await expectWindowAsBefore(page, before, way);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY), way).toBe(300);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await expect(page).toHaveURL('/');
});

test('§4 Drawer: a link of it opens its page in its normal state, and so does the way back', async ({ page }) => {
  const target = (await (await openDrawer(page)).locator(PAGE_LINK).last().getAttribute('href')) ?? '';
  await page.mouse.move(352, 700);
  await page.goto(target);
  const there = await windowOf(page);
  await page.goto('/');
  const here = await windowOf(page);
  await opener(page).click();
  await drawerOf(page).locator(PAGE_LINK).last().click();
  await expect(page).toHaveURL(target);
  await page.mouse.move(352, 700);
  await expectWindowAsBefore(page, there);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectWindowAsBefore(page, here);
});

test('§2.2 Drawer: on a phone that lies on its side, it scrolls to its last link, which can be followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link').last()).not.toBeInViewport();
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 2000);
  await expect(drawer.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  const link = drawer.locator(PAGE_LINK).last();
  const target = await link.getAttribute('href');
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(target ?? '');
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

for (const key of ['Enter', 'Space']) {
  test(`§4 Drawer: Tab and ${key} open it and follow a link, and the new page stands without it`, async ({ page }) => {
    await page.goto('/');
    // The link that skips to the content, and the logo.
    for (const _ of ['skip', 'logo', 'button']) await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const link = drawerOf(page).getByRole('link').first();
    await expect(link).toBeFocused();
    const target = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
    await expect(drawerOf(page)).toHaveCount(0);
  });
}

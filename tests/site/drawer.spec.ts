import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });

async function openDrawer(page: Page) {
  await page.goto('/');
  await opener(page).click();
  await expect(drawerOf(page)).toBeVisible();
  return drawerOf(page);
}

test('§2.2 Drawer: a small screen shows a menu button and none of the menus', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Menu']);
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

const INDUSTRIES = ['Insurance', 'Healthcare', 'Manufacturing', 'Construction'];
const SERVICES = ['UI/UX Design', 'Web Development', 'Application Development', 'Digital Marketing'];
const LINKS = {
  Insurance: '/industries/insurance',
  Healthcare: '/industries/healthcare',
  Manufacturing: '/industries/manufacturing',
  Construction: '/industries/construction',
  'UI/UX Design': '/services/ui-ux-design',
  'Web Development': '/services/web-development',
  'Application Development': '/services/application-development',
  'Digital Marketing': '/services/digital-marketing',
  'About Us': '/about',
  'Contact Us': '/contact',
};

test('§2.2 Drawer: lists four industries, four services, About Us and Contact Us, and no more', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link')).toHaveText([...INDUSTRIES, ...SERVICES, 'About Us', 'Contact Us']);
});

for (const [label, href] of Object.entries(LINKS)) {
  test(`§2.2 Drawer: leads from ${label} to ${href}`, async ({ open }) => {
    const drawer = (await open('/')).locator('dialog');
    const link = drawer.getByRole('link', { name: label, exact: true, includeHidden: true });
    await expect(link).toHaveAttribute('href', href);
  });
}

test('§2.2 Drawer: a link of it opens its page', async ({ page }) => {
  const drawer = await openDrawer(page);
  await drawer.getByRole('link', { name: 'Digital Marketing' }).click();
  await expect(page).toHaveURL('/services/digital-marketing');
});

test('§9 Drawer: shows the first 4 industries', async ({ page }) => {
  const lists = (await openDrawer(page)).getByRole('list');
  await expect(lists.nth(0).getByRole('link')).toHaveText(INDUSTRIES);
});

test('§9 Drawer: shows the first 4 services', async ({ page }) => {
  const lists = (await openDrawer(page)).getByRole('list');
  await expect(lists.nth(1).getByRole('link')).toHaveText(SERVICES);
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
  test(`§4 Drawer: closes with ${way}, and the focus returns to the menu button`, async ({ page }) => {
    await openDrawer(page);
    await close(page);
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
});

test('§4 Drawer: while it is open, the rest of the page cannot be reached', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
});

test('§4 Drawer: the keyboard alone opens it, follows a link and finds the new page closed', async ({ page }) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawerOf(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/industries/insurance');
  await expect(drawerOf(page)).toHaveCount(0);
});

for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
  test(`§4 Drawer: opens, and closes with ${way}, where commands are unknown @scripts`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[command]')) {
        button.removeAttribute('command');
        button.removeAttribute('commandfor');
      }
    });
    await opener(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await expect(drawerOf(page).getByRole('link')).toHaveCount(10);
    await close(page);
    await expect(drawerOf(page)).toHaveCount(0);
    // A popover that is closed by a click outside leaves the focus to what was clicked.
    if (way !== 'a click outside') await expect(opener(page)).toBeFocused();
  });
}

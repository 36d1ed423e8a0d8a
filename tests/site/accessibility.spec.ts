import type { Page } from '@playwright/test';
import { violationsIn } from '../support/axe.ts';
import { openMenu } from '../support/page.ts';
import { sends } from '../support/sending.ts';
import { everywhere, oneOfEachKind, pageOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, drawer } = wordsOf('navigation');
const { form } = wordsOf('contact');
const HEIGHT = 800;
const LOOKS = [360, 768, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => [width, theme] as const));
/** Of one page of each kind, these are looked at before every commit; all others in CI. */
const SHORT = [
  [360, 'dark'],
  [1280, 'light'],
];

/** Of what has opened on a page that was looked through before. */
async function expectNoViolations(page: Page, within: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsIn(page, 'everything', within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, 'colours', within)).toEqual([]);
}

for (const address of everywhere) {
  const isFirstOfKind = oneOfEachKind(everywhere).includes(address);
  for (const part of isFirstOfKind ? ['at once', 'later'] : ['later']) {
    const looks = LOOKS.filter(([width, theme]) => {
      const isShort = SHORT.some(([one, other]) => one === width && other === theme);
      return !isFirstOfKind || isShort === (part === 'at once');
    });
    test(`axe finds nothing on ${address}: ${looks.map((look) => look.join(' ')).join(', ')}`, {
      tag: part === 'at once' ? [] : '@thorough',
    }, async ({ page }) => {
      await page.goto(address);
      for (const [width, colorScheme] of looks) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.emulateMedia({ colorScheme });
        expect.soft(await violationsIn(page, 'everything'), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

// The four menus are one component; their words differ.
for (const [index, name] of Object.values(menus).entries()) {
  const tag = index === 0 ? [] : '@thorough';
  test(`axe finds nothing with the ${name} menu open, light and dark`, { tag }, async ({ page }) => {
    await page.goto(pageOf('services'));
    await openMenu(page, name);
    await expectNoViolations(page, ':popover-open');
  });
}

test('axe finds nothing with the drawer open, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pageOf('services'));
  await page.getByRole('button', { name: drawer.open, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, ':popover-open');
});

test('axe finds nothing on the contact form with a refused e-mail, light and dark', async ({ page }) => {
  test.skip(sends('/contact'), 'A connected form says itself what is wrong.');
  await page.goto('/contact');
  await page.getByLabel(form.email.label, { exact: true }).fill('nobody@');
  await page.getByRole('button', { name: form.submit }).click();
  await expectNoViolations(page, 'main form');
});

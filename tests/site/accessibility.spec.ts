import type { Page } from '@playwright/test';
import { askAxe, asked } from '../support/axe.ts';
import { tooWeakInPixels } from '../support/contrast-of-pixels.ts';
import { openMenu } from '../support/page.ts';
import { sends } from '../support/sending.ts';
import { everywhere, oneOfEachKind, pageOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, drawer } = wordsOf('navigation');
const { form } = wordsOf('contact');
const HEIGHT = 800;
const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'] as const;
/** At which pixels are asked where axe cannot tell. */
const PICTURED = 1280;
const LOOKS = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const));
/** Of one page of each kind, these are looked at before every commit; all others in CI. */
const SHORT = [
  [320, 'dark'],
  [1280, 'light'],
];

let decided = 0;

// Of those that ran one after the other: a process for each worker.
test.afterAll(() => {
  const { version, rules, looks, passed, undecided } = asked;
  console.log(
    `axe ${version}: ${looks} looks by ${rules} rules, which found ${passed} times that all is well; it ` +
      `left the contrast of ${undecided} texts undecided, of which pixels were asked for ${decided}.`,
  );
});

/** What axe finds, and texts that are too weak of which it cannot tell. */
async function findings(page: Page, within?: string): Promise<string[]> {
  const { violations, undecided } = await askAxe(page, within);
  decided += undecided.length;
  return [...violations, ...(await tooWeakInPixels(page, undecided))];
}

/** Of what has opened on a page that was looked through before. */
async function expectNothing(page: Page, within: string) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, within), colorScheme).toEqual([]);
  }
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
        const found = width === PICTURED ? await findings(page) : (await askAxe(page)).violations;
        expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

test('words that are too weak for a part of what is painted behind them are found', async ({ page }) => {
  await page.setContent(`
    <style>p { background: repeating-linear-gradient(90deg, white 0 6px, #999 6px 9px); font: 16px sans-serif }</style>
    <p style="color: black">strong</p><p style="color: #444">weak</p><p style="color: #444; font-size: 30px">large and weak</p>
    <p style="color: rgb(0 0 0 / 0.5)">seen through</p>
  `);
  const { undecided } = await askAxe(page);
  expect(await tooWeakInPixels(page, undecided)).toEqual([
    expect.stringContaining('"weak" has'),
    expect.stringContaining('"large and weak" has'),
    expect.stringContaining('"seen through" has'),
  ]);
});

// The four menus are one component; their words differ.
for (const [index, name] of Object.values(menus).entries()) {
  const tag = index === 0 ? [] : '@thorough';
  test(`axe finds nothing with the ${name} menu open, light and dark`, { tag }, async ({ page }) => {
    await page.goto(pageOf('services'));
    await openMenu(page, name);
    await expectNothing(page, ':popover-open');
  });
}

test('axe finds nothing with the drawer open, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(pageOf('services'));
  await page.getByRole('button', { name: drawer.open, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothing(page, ':popover-open');
});

// A connected form says itself what is wrong.
if (!sends('/contact')) {
  test('axe finds nothing on the contact form with a refused e-mail, light and dark', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel(form.email.label, { exact: true }).fill('nobody@');
    await page.getByRole('button', { name: form.submit }).click();
    // The browser's own message covers a hint beside the field, and goes with the focus.
    await page.keyboard.press('Tab');
    await expectNothing(page, 'main form');
  });
}

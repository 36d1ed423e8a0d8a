import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openMenu } from '../support/page.ts';
import { sends } from '../support/sending.ts';
import { everywhere, oneOfEachKind, oneOfEachLook, pageOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { menus, drawer } = wordsOf('navigation');
const { form } = wordsOf('contact');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Text has a contrast of 7:1, large text of 4.5:1: more than WCAG AA asks for. */
const COLOUR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];

/** The stricter of axe's two rules for the contrast of text is asked in place of the other. */
const CONTRAST = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } };

type Theme = 'light' | 'dark';

/** What axe finds on the page as it stands, or in a part of it, with all rules or only with those that depend on colours. */
async function violationsIn(page: Page, colorScheme: Theme, asked: 'everything' | 'colours', within = 'html') {
  await page.emulateMedia({ colorScheme });
  const axe = new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false });
  const rules = asked === 'everything' ? axe.options({ rules: CONTRAST }).withTags(RULES) : axe.withRules(COLOUR_RULES);
  const { violations } = await rules.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('; ')}`);
}

/** Of what has opened on a page that was looked through before. */
async function expectNoViolations(page: Page, within: string) {
  expect(await violationsIn(page, 'light', 'everything', within)).toEqual([]);
  expect(await violationsIn(page, 'dark', 'colours', within)).toEqual([]);
}

// Pages of one family differ in their words and in what they show.
for (const address of oneOfEachLook(everywhere)) {
  test(`axe finds nothing on ${address}`, { tag: address === '/' ? [] : '@thorough' }, async ({ page }) => {
    await page.goto(address);
    expect(await violationsIn(page, 'light', 'everything')).toEqual([]);
  });
}

// Pages of one kind differ in their words only, and every colour is a pair of tokens, so the light ones are left to CI.
for (const address of oneOfEachKind(everywhere)) {
  for (const [theme, asked, tag] of [
    ['dark', 'everything', undefined],
    ['light', 'colours', '@thorough'],
  ] as const) {
    test(`axe finds nothing on ${address} in a narrow window, ${theme}`, { tag: tag ?? [] }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(address);
      expect(await violationsIn(page, theme, asked)).toEqual([]);
    });
  }
}

// Between them they have every colour that a page can have, as text, rule and ground.
for (const address of everywhere.filter((one) => /^\/services\/|^\/expertise\/erp$/.test(one))) {
  test(`axe finds no weak colour on ${address} in the dark`, { tag: '@thorough' }, async ({ page }) => {
    await page.goto(address);
    expect(await violationsIn(page, 'dark', 'colours')).toEqual([]);
  });
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

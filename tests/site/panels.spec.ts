import type { Locator } from '@playwright/test';
import { contrastOf } from '../support/contrast.ts';
import { openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Contrast ratio of WCAG 2.2 that the edge of a control must reach. */
const MINIMUM = 3;

const { menus, drawer } = wordsOf('navigation');

async function expectToStandOut(panel: Locator) {
  const { ground, edge, width, paper } = await panel.evaluate((element) => {
    const { backgroundColor, borderInlineEndColor, borderInlineEndWidth } = getComputedStyle(element);
    const page = getComputedStyle(document.body).backgroundColor;
    return { ground: backgroundColor, edge: borderInlineEndColor, width: borderInlineEndWidth, paper: page };
  });
  expect(ground).not.toBe(paper);
  expect(width).not.toBe('0px');
  expect(contrastOf(edge, paper)).toBeGreaterThanOrEqual(MINIMUM);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open menu stands out from the page by its ground and its edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    await expectToStandOut((await openMenu(page, menus.industries)).locator('[popover]'));
  });

  test(`the open drawer stands out from the page by its ground and its edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: drawer.open, exact: true }).click();
    await expectToStandOut(page.getByRole('dialog'));
  });
}

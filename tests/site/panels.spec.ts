import type { Locator } from '@playwright/test';
import { openMenu } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** Contrast ratio of WCAG 2.2 that the edge of a control must reach. */
const MINIMUM = 3;

/** The ground of an open panel, and the contrast of its edge with the page. */
function lookOf(panel: Locator) {
  return panel.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas.');
    const pixel = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (colour: string) => {
      const linear = pixel(colour).map((channel) => ((channel / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const { backgroundColor, borderInlineEndColor, borderInlineEndWidth } = getComputedStyle(element);
    const page = getComputedStyle(document.body).backgroundColor;
    const [dark = 0, light = 0] = [luminance(borderInlineEndColor), luminance(page)].sort((one, other) => one - other);
    return {
      ground: pixel(backgroundColor),
      page: pixel(page),
      edge: Number.parseFloat(borderInlineEndWidth) > 0 ? (light + 0.05) / (dark + 0.05) : 1,
    };
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open menu stands out from the page by its ground and its edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const { ground, page: paper, edge } = await lookOf((await openMenu(page, 'Industries')).locator('[popover]'));
    expect(ground).not.toEqual(paper);
    expect(edge).toBeGreaterThanOrEqual(MINIMUM);
  });

  test(`the open drawer stands out from the page by its ground and its edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const { ground, page: paper, edge } = await lookOf(page.getByRole('dialog'));
    expect(ground).not.toEqual(paper);
    expect(edge).toBeGreaterThanOrEqual(MINIMUM);
  });
}

import type { Page } from '@playwright/test';
import { sitemap } from './support/sitemap.ts';
import { NOWHERE } from './support/specification.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2, 1.4.12: what a visitor may set without losing anything. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Beginnings of the texts that reach beyond the window, or beyond an element round them that clips. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, .skip, thead')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const edges = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX !== 'visible') edges.push(outer.getBoundingClientRect());
      }
      const left = Math.max(...edges.map((edge) => edge.left)) - 0.5;
      const right = Math.min(...edges.map((edge) => edge.right)) + 0.5;
      if (lines.some((line) => line.left < left || line.right > right)) cut.push(String(text.nodeValue).slice(0, 40));
    }
    return cut;
  });
}

for (const width of [320, 375]) {
  test(`no text is cut off in a window of ${width} px, even with wide text spacing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [...sitemap, NOWHERE]) {
      await page.goto(address);
      expect(await cutTexts(page), address).toEqual([]);
      await page.addStyleTag({ content: WIDE_SPACING });
      expect(await cutTexts(page), `${address} with wide spacing`).toEqual([]);
    }
  });
}

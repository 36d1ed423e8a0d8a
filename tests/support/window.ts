import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** In pixels: at points so far from each other the window is asked what a click would meet. */
const STEP = 60;
/** A browser that paints the same thing again rounds otherwise here and there: of 255, and in how many values of colour. */
const ROUNDING = { colour: 12, values: 60 };

type Look = Awaited<ReturnType<typeof windowOf>>;

/**
 * How the window looks and what can be done in it: its pixels, what a click would meet at many points, where the page
 * stands, whether it can be scrolled, and what is open. The ring round what has the focus is left out.
 */
export async function windowOf(page: Page) {
  const seen = await page.evaluate((step) => {
    const withoutRing = new CSSStyleSheet();
    withoutRing.replaceSync(':focus-visible { outline: none !important; }');
    document.adoptedStyleSheets = [withoutRing];
    const all = [...document.querySelectorAll('*')];
    const hits: string[] = [];
    for (let y = step / 2; y < innerHeight; y += step) {
      for (let x = step / 2; x < innerWidth; x += step) {
        const hit = document.elementFromPoint(x, y);
        hits.push(`${x}, ${y}: ${hit?.tagName} ${hit && all.indexOf(hit)}`);
      }
    }
    const open = [...document.querySelectorAll(':popover-open, dialog[open], details[open], :modal')];
    return {
      hits,
      open: open.map((element) => element.outerHTML.slice(0, 100)),
      scroll: [scrollX, scrollY],
      overflow: [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY),
    };
  }, STEP);
  const pixels = await sharp(await page.screenshot())
    .raw()
    .toBuffer();
  // Playwright's pictures leave traces in the document, so this comes after them.
  const { hits, ...state } = seen;
  return { hits, state, pixels, content: await page.content() };
}

/** Expects that the window looks, can be used and holds what it did before. */
export async function expectWindowAsBefore(page: Page, before: Look, after = 'afterwards') {
  const now = await windowOf(page);
  expect(now.state, after).toEqual(before.state);
  const isElsewhere = (hit: string, index: number) => hit !== before.hits[index];
  expect(now.hits.filter(isElsewhere).slice(0, 5), `${after}: where a click meets something else`).toEqual([]);
  expect(now.pixels.length, after).toBe(before.pixels.length);
  let others = 0;
  for (let index = 0; index < now.pixels.length; index++) {
    if (Math.abs((now.pixels[index] ?? 0) - (before.pixels[index] ?? 0)) > ROUNDING.colour) others++;
  }
  expect(others, `${after}: so much of the window has another colour`).toBeLessThanOrEqual(ROUNDING.values);
  expect(now.content, after).toBe(before.content);
}

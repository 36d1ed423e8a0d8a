import type { Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../support/chromium.ts';
import { clippedText, spaceText } from '../support/clipped-text.ts';
import { sends } from '../support/sending.ts';
import { everywhere, oneOfEachKind } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** Below the narrowest phone, on a usual one, on a tablet and at a desk. */
const [NARROWEST, PHONE] = [320, 375];
const WIDTHS = [NARROWEST, PHONE, 768, 1280];
const HEIGHT = 800;
/** Of Tamil, in which words are joined: as long as the longest that stand in contracts. */
const LONG_WORD = 'மின்னணுவியல்பொறியியல்நிறுவனத்திற்கு';
const LETTERS = [...new Intl.Segmenter('ta').segment(LONG_WORD)].length;
/** Of letters that a visitor has asked the browser for, in place of 16 px, and on which pages. */
const LARGE_TEXTS = [
  [24, oneOfEachKind(everywhere)],
  [32, everywhere],
] as const;

const AS_IT_IS = 'as it is';
/** What each page has to stand, one after the other. */
const CONDITIONS: Record<string, (page: Page) => Promise<void>> = {
  [AS_IT_IS]: () => Promise.resolve(),
  'with the spacing of WCAG 1.4.12': spaceText,
  [`with words of ${LETTERS} letters`]: putLongWords,
};

/** In place of every text but those of figures, which are drawn for their own words, and those that stay on one line on purpose. */
function putLongWords(page: Page): Promise<void> {
  return page.evaluate((word) => {
    document.adoptedStyleSheets = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('figure, svg, script')) continue;
      if (getComputedStyle(element).whiteSpace === 'nowrap' || !/\S/.test(text.nodeValue ?? '')) continue;
      text.nodeValue = word;
    }
  }, LONG_WORD);
}

/** What is cut off in a window of that width, and whether the page is wider than the window. */
async function cutAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(excess > 0 ? [`the page is ${excess} px too wide`] : []), ...(await clippedText(page))];
}

// What a connected form shows depends on what a visitor does.
for (const address of everywhere.filter((one) => !sends(one))) {
  const isFirstOfKind = oneOfEachKind(everywhere).includes(address);
  for (const part of isFirstOfKind ? ['at once', 'later'] : ['later']) {
    const widths = WIDTHS.filter((width) => !isFirstOfKind || (width === NARROWEST) === (part === 'at once'));
    test(`nothing on ${address} is cut off, nor with wide spacing or long words: ${widths.join(', ')} px`, {
      tag: part === 'at once' ? [] : '@thorough',
    }, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const [condition, bring] of Object.entries(CONDITIONS)) {
        await bring(page);
        // Both phones are laid out alike.
        const asked = widths.filter((width) => width !== PHONE || condition === AS_IT_IS);
        for (const width of asked) expect.soft(await cutAt(page, width), `${width} px ${condition}`).toEqual([]);
      }
    });
  }
}

for (const [size, addresses] of LARGE_TEXTS) {
  test(`nothing is cut off where the browser is asked for letters of ${size} px`, { tag: '@thorough' }, async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    const args = [...CHROMIUM_ARGUMENTS, `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) expect.soft(await cutAt(page, width), `${address}, ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
    await browser.close();
  });
}

test('text that is cut off is found, whatever cuts it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.setContent(`
    <style>
      body { margin: 0; font: 16px/1.5 sans-serif }
      div { width: 100px; white-space: nowrap }
      .reader { position: absolute; width: 1px; height: 1px; overflow: hidden }
    </style>
    <div style="overflow: hidden">hidden, which is too long</div>
    <div style="overflow-x: clip">clip, which is too long</div>
    <div style="overflow: auto"><p><b>auto, which is too long</b></p></div>
    <div style="overflow: hidden; white-space: normal; height: 30px">height, of which there is too little for all</div>
    <div style="clip-path: inset(0 50px 0 0)">path, too long</div>
    <div style="width: 400px">window, which is narrower than this text of one single line</div>
    <div style="margin-left: -20px">left</div>
    <div style="overflow: hidden; width: 300px; font: 60px sans-serif"><p style="margin: -12px 0 0">above</p></div>
    <div style="overflow: hidden; width: 300px; font: 60px sans-serif"><p style="margin: -6px 0 0">air above</p></div>
    <div>visible, which may be longer</div>
    <div style="overflow: hidden">short</div>
    <div style="overflow: hidden"><span style="position: absolute">elsewhere, and so not cut</span></div>
    <span class="reader">for screen readers</span>
  `);
  const found = await clippedText(page);
  const first = (text: string) => text.match(/\w+/)?.[0];
  expect(found.map(first)).toEqual(['hidden', 'clip', 'auto', 'height', 'path', 'window', 'left', 'above']);
});

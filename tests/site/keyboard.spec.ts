import type { Page } from '@playwright/test';
import { contrastOf } from '../support/contrast.ts';
import { everywhere, oneOfEachKind, pageOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** More than any page has to stop at. */
const MOST_STOPS = 150;
/** Of the ring round what has the focus: in pixels, and to what is behind it. */
const RING = { width: 3, contrast: 3 };

type Key = 'Tab' | 'Shift+Tab';

/** What has the focus, and what is wrong with it; nothing where the focus is on the page itself. Runs in the page. */
function stopOnPage(isForwards: boolean) {
  const element = document.activeElement;
  if (!element || element === document.body) return;
  const last = document.querySelector('[data-stop]');
  const side = isForwards ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const isInOrder = !last || last.compareDocumentPosition(element) & side;
  last?.removeAttribute('data-stop');
  element.setAttribute('data-stop', '');
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  // A ring stands away from what it rings, on the nearest ground round that. A gradient has several colours, most of them lines.
  let ground: string | undefined;
  for (let around = element.parentElement; around && ground === undefined; around = around.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    const colours = backgroundImage.match(/(?:rgba?|hsla?|oklch|oklab|color)\([^)]*\)/g) ?? [];
    ground = [backgroundColor, ...colours].find((colour) => !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour));
  }
  const isCovered = [...element.getClientRects()].every(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
  return {
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
    place: element.closest('main, body > header, body > footer')?.tagName.toLowerCase(),
    ring: { width: outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0, colour: outlineColor, ground },
    isInOrder,
    isCovered,
  };
}

/** Goes from stop to stop, out of the page or into a part of it, and says where it was and what was wrong there. */
async function walk(page: Page, key: Key, until?: 'header' | 'footer') {
  const names: string[] = [];
  const problems: string[] = [];
  await page.evaluate(() => document.querySelector('[data-stop]')?.removeAttribute('data-stop'));
  while (names.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopOnPage, key === 'Tab');
    if (!stop || (until && stop.place === until)) return { names, problems };
    const { name, ring, isInOrder, isCovered } = stop;
    names.push(name);
    if (!isInOrder) problems.push(`${name} does not come in the order of reading`);
    if (ring.width < RING.width) problems.push(`${name} has no ring`);
    if (ring.ground === undefined || contrastOf(ring.colour, ring.ground) < RING.contrast)
      problems.push(`the ring of ${name} is too weak: ${ring.colour} on ${ring.ground}`);
    if (isCovered) problems.push(`${name} is covered or out of the window`);
  }
  return { names, problems: [...problems, 'there is no way out'] };
}

/** Where Tab goes from the first stop to the last: header and footer are the same on all pages. */
const WHOLE = ['/', '/contact', pageOf('services')];

for (const address of everywhere) {
  const isWhole = WHOLE.includes(address);
  test(`Tab goes through ${address} in the order of reading and back, seen at each stop, light and dark`, {
    tag: address === '/' ? [] : '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto(address);
    const before = page.url();
    if (!isWhole) await page.getByRole('banner').getByRole('link').last().focus();
    const there = await walk(page, 'Tab', isWhole ? undefined : 'footer');
    await page.emulateMedia({ colorScheme: 'dark' });
    const back = await walk(page, 'Shift+Tab', isWhole ? undefined : 'header');
    expect([...there.problems, ...back.problems]).toEqual([]);
    expect(there.names.length).toBeGreaterThan(isWhole ? 10 : 0);
    expect(back.names).toEqual(there.names.toReversed());
    // The focus alone does nothing: WCAG 3.2.1.
    expect(page.url()).toBe(before);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    if (!oneOfEachKind(everywhere).includes(address)) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.getByRole('banner').getByRole('link').last().focus();
      expect((await walk(page, 'Tab', 'footer')).problems, `forced colours, ${colorScheme}`).toEqual([]);
    }
  });
}

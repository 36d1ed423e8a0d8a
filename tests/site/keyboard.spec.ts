import { everywhere, oneOfEachKind } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** More than any page has to stop at. */
const MOST_STOPS = 150;

for (const address of oneOfEachKind(everywhere)) {
  test(`Tab goes through ${address} in the order of reading, seen at each stop, and out again`, {
    tag: address === '/' ? [] : '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await page.goto(address);
    const before = page.url();
    const problems: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate((index) => {
        const element = document.activeElement;
        if (!element || element === document.body) return;
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
        const last = document.querySelector('[data-stop]');
        const isAfter = !last || last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
        last?.removeAttribute('data-stop');
        element.setAttribute('data-stop', String(index));
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const isCovered = [...element.getClientRects()].every(({ left, top, width, height }) => {
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !hit || !(element.contains(hit) || hit.contains(element));
        });
        return {
          name,
          wrong: [
            isAfter ? '' : 'comes before the stop that was before it',
            outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 ? '' : 'has no ring',
            isCovered ? 'is covered or out of the window' : '',
          ].filter(Boolean),
        };
      }, stops);
      if (!stop) break;
      problems.push(...stop.wrong.map((wrong) => `${stop.name} ${wrong}`));
    }
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(MOST_STOPS);
    // The focus alone does nothing: WCAG 3.2.1.
    expect(page.url()).toBe(before);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
}

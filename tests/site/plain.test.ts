import { expect, test } from 'vitest';
import { all, builtPage } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';

/** What a browser has to know to be shown the design: decision 39. */
const NEEDED = '(color:light-dark(red,red)) and selector(:popover-open)';

test('a page is either designed or plain: only faces of fonts stand outside the two conditions', () => {
  for (const address of everywhere) {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(builtPage(address).html) ?? [];
    const rules = css.replace(/@font-face\{[^}]*\}/g, '');
    const start = rules.indexOf(`@supports ${NEEDED}{`);
    const plain = rules.slice(0, start);
    expect(plain.startsWith(`@supports not (${NEEDED}){`), address).toBe(true);
    expect(endOfBlock(rules, 0), address).toBe(start);
    expect(endOfBlock(rules, start), address).toBe(rules.length);
    // Those who are shown it may know neither layers nor nesting.
    expect(plain, address).not.toMatch(/@layer|@media|&|:is\(|:has\(/);
  }
});

test('without styles, a drawing has a size of its own and is drawn in lines', () => {
  for (const address of everywhere) {
    const { root } = builtPage(address);
    const parts = new Set(all(root, 'svg svg'));
    for (const drawing of all(root, 'svg[viewBox]').filter((one) => !parts.has(one))) {
      const { viewBox, width, fill } = drawing.properties;
      expect(width, `${address}: ${viewBox}`).toBeDefined();
      // What is filled has no outlines to lose: bars, the stars of a rating, and a company's own mark, which its file colours.
      const isOwnMark = all(drawing, '[id=mark], use').length > 0;
      if (fill !== 'none' && !isOwnMark)
        expect(all(drawing, 'path').length, `${address}: ${viewBox}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Where the block that opens next is closed. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error('A block of the style sheet is not closed.');
}

import { homeLine } from '../../src/lib/drawing/home-line.ts';
import { orderFigures } from '../../src/lib/format/order.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const home = wordsOf('home');
const { order } = home;
const { quantity = '' } = order ? orderFigures(order.entered) : {};
const shownPapers = order?.papers ?? [];

/** Where the ring round each number stands, and how far the line goes on from it, in pixels. */
interface Ring {
  left: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

if (order) {
  test('the same number stands on all five papers, in the order of the work', async ({ open }) => {
    const page = await open('/');
    const papers = page.getByRole('listitem').filter({ has: page.getByText(quantity, { exact: true }) });
    await expect(papers).toHaveCount(shownPapers.length);
    for (const [index, paper] of shownPapers.entries()) {
      await expect(papers.nth(index).getByRole('heading', { name: paper.title })).toBeVisible();
    }
  });
}

/** The others are left to CI. */
const AT_ONCE = [360, 1280];

for (const width of order ? [1024, 1152, 1280, 1440, 1920] : []) {
  test(`the line goes from number to number without a gap at ${width} px`, {
    tag: AT_ONCE.includes(width) ? [] : '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const rings = await page.getByText(quantity, { exact: true }).evaluateAll((elements) =>
      elements.map((element): Ring => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const line = getComputedStyle(element, '::after');
        return { left, top, bottom, width: Number.parseFloat(line.width), height: Number.parseFloat(line.height) };
      }),
    );
    expect(rings).toHaveLength(shownPapers.length);
    const boxes = await page.getByText(quantity, { exact: true }).evaluateAll((elements) =>
      elements.map((element) => {
        const edges = (part: Element | null | undefined) => {
          const { left = 0, right = 0, top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
          return { left, right, top, bottom };
        };
        return {
          paper: edges(element.parentElement?.parentElement),
          words: edges(element.closest('figure')?.querySelector('figcaption p')),
        };
      }),
    );
    // The first and the last one lie over the edges of the window, and none over the words of another.
    expect(boxes[0]?.paper.left).toBeLessThanOrEqual(0);
    expect(boxes.at(-1)?.paper.right).toBeGreaterThanOrEqual(width);
    for (const { paper } of boxes) {
      const covered = boxes.filter(
        ({ words }) =>
          words.left < paper.right - 1 &&
          words.right > paper.left + 1 &&
          words.top < paper.bottom &&
          words.bottom > paper.top,
      );
      expect(covered).toEqual([]);
    }
    for (const [index, ring] of rings.entries()) {
      const next = rings[index + 1];
      // The last one leaves the window.
      if (!next) expect(ring.left + ring.width).toBeGreaterThanOrEqual(width);
      else expect(Math.abs(ring.left + ring.width - next.left)).toBeLessThanOrEqual(1);
      if (!next) continue;
      const [upper, lower] = ring.top < next.top ? [ring, next] : [next, ring];
      // Both lines, of 4 px, belong to it.
      expect(Math.abs(lower.top - upper.bottom + 8 - ring.height)).toBeLessThanOrEqual(1);
    }
  });
}

for (const width of order ? [320, 360, 767, 768, 1023] : []) {
  test(`beside a narrow window the line goes down the gutter and round each number, ${width} px`, {
    tag: AT_ONCE.includes(width) ? [] : '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const rows = await page.getByText(quantity, { exact: true }).evaluateAll((elements) =>
      elements.map((element) => {
        const [item, row] = [element.closest('li'), element.parentElement];
        if (!item || !row) throw new Error('The number stands in no list.');
        const [box, { left, top, bottom }] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
        const piece = (owner: Element, name: string) => {
          const style = getComputedStyle(owner, name);
          const start = top + Number.parseFloat(style.top);
          return {
            left: left + Number.parseFloat(style.left),
            top: start,
            bottom: start + Number.parseFloat(style.height),
          };
        };
        return {
          top,
          bottom,
          end: box.bottom,
          start: box.top,
          cut: getComputedStyle(item).overflowY,
          above: piece(row, '::before'),
          below: piece(element, '::after'),
        };
      }),
    );
    const line = width < 768 ? 3 : 4;
    for (const [index, { top, bottom, start, end, cut, above, below }] of rows.entries()) {
      expect(above.left).toBeGreaterThanOrEqual(0);
      // The last one goes on, to what is below, or out.
      const isLast = index === rows.length - 1;
      const isOut = isLast && !homeLine(home).isHandedOn;
      if (isOut) expect(below.left).toBeLessThanOrEqual(0);
      else expect(below.left).toBe(above.left);
      // The entry cuts it off, above and below.
      expect(cut).toBe('clip');
      expect(above.top).toBeLessThanOrEqual(start);
      expect(Math.abs(above.bottom - line - top)).toBeLessThanOrEqual(1);
      expect(Math.abs(below.top + line - bottom)).toBeLessThanOrEqual(1);
      if (!isOut) expect(below.bottom).toBeGreaterThan(end);
    }
    const on = await page
      .getByText(quantity, { exact: true })
      .first()
      .evaluate((element) => {
        const list = element.closest('ol');
        if (!list) throw new Error('The number stands in no list.');
        const [{ left, top, bottom }, style] = [list.getBoundingClientRect(), getComputedStyle(list, '::after')];
        const isDrawn = style.display !== 'none';
        return {
          isDrawn,
          left: left + Number.parseFloat(style.left),
          gap: top + Number.parseFloat(style.top) - bottom,
        };
      });
    expect(on.isDrawn).toBe(homeLine(home).isHandedOn);
    if (!on.isDrawn) return;
    expect(on.left).toBe(rows.at(-1)?.below.left);
    expect(Math.abs(on.gap)).toBeLessThanOrEqual(1);
  });
}

import { orderFigures } from '../../src/lib/format/order.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { order } = wordsOf('home');
const { quantity = '' } = orderFigures(order.entered);

/** Where the ring round each number stands, and how far the line goes on from it, in pixels. */
interface Ring {
  left: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

test('the same number stands on all five papers, in the order of the work', async ({ open }) => {
  const page = await open('/');
  const papers = page.getByRole('listitem').filter({ has: page.getByText(quantity, { exact: true }) });
  await expect(papers).toHaveCount(order.papers.length);
  for (const [index, paper] of order.papers.entries()) {
    await expect(papers.nth(index).getByRole('heading', { name: paper.title })).toBeVisible();
  }
});

for (const width of [1152, 1280, 1440, 1920]) {
  test(`the line goes from number to number without a gap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const rings = await page.getByText(quantity, { exact: true }).evaluateAll((elements) =>
      elements.map((element): Ring => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const line = getComputedStyle(element, '::after');
        return { left, top, bottom, width: Number.parseFloat(line.width), height: Number.parseFloat(line.height) };
      }),
    );
    expect(rings).toHaveLength(order.papers.length);
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

test('beside a narrow window the line stays in the gutter and within the window', async ({ page }) => {
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const lefts = await page.getByText(quantity, { exact: true }).evaluateAll((elements) =>
      elements.map((element) => {
        const item = element.closest('li');
        if (!item) throw new Error('The number stands in no list.');
        return item.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(item, '::before').left);
      }),
    );
    for (const left of lefts) expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(new Set(lefts).size, `${width} px`).toBe(1);
  }
});

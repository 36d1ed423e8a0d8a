import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { pagesOf } from '../support/words.ts';

/** What each test asks is there if one of the pages chooses it. */
const words = pagesOf('services');
const services = sitemap.filter((path) => path.startsWith('/services/'));

test('a number that counts the rows of a drawing stands on one line', { tag: '@thorough' }, async ({ page }) => {
  let found = 0;
  for (const address of services) {
    await page.goto(address);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('main li *').evaluateAll((elements) =>
        elements
          .flatMap((element) => ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)))
          .filter(({ content, position }) => content.startsWith('counter(') && position === 'absolute')
          .map(({ height, lineHeight }) => Number.parseFloat(height) / Number.parseFloat(lineHeight)),
      );
      found += lines.length;
      for (const count of lines) expect(count, `${address}, ${width} px`).toBeLessThan(1.5);
    }
  }
  expect(found > 0).toBe(words.some(({ solutions }) => solutions.form === 'weeks'));
});

test('the pictures of papers that lie in one row are equally large', { tag: '@thorough' }, async ({ page }) => {
  let found = 0;
  for (const address of services) {
    await page.goto(address);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Papers are entries of a list that hold a picture and its name, and nothing else.
      const papers = page.locator('main li:has(> svg:only-child)');
      const rows = await papers.evaluateAll((entries) =>
        Object.values(
          Object.groupBy(entries, (paper) => `${paper.parentElement?.className} ${(paper as HTMLElement).offsetTop}`),
        ).map((row = []) =>
          row.flatMap(({ firstElementChild: picture }) => picture?.getBoundingClientRect().width ?? []),
        ),
      );
      found += rows.length;
      for (const row of rows) expect(Math.max(...row) - Math.min(...row), `${address}, ${width} px`).toBeLessThan(1);
    }
  }
  expect(found > 0).toBe(words.some(({ deliverables }) => deliverables.papers !== undefined));
});

test('what is drawn beside the value of a page ends at its margin', { tag: '@thorough' }, async ({ page }) => {
  let found = 0;
  for (const address of services) {
    await page.goto(address);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.locator('main figure > p ~ svg:last-child').evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const margin = document.querySelector('main h1 + p')?.getBoundingClientRect().left ?? 0;
          return drawing.getBoundingClientRect().right + margin - innerWidth;
        }),
      );
      found += beyond.length;
      for (const pixels of beyond) expect(pixels, `${address}, ${width} px`).toBeLessThan(1);
    }
  }
  expect(found > 0).toBe(words.some(({ evidence }) => evidence?.form === 'dots' || evidence?.form === 'sign'));
});

test('the kolam at the end has dots from the left to the right end of its room', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const address of services) {
    await page.goto(address);
    const share = await page.locator('main > :last-child svg').evaluate((svg: SVGSVGElement) => {
      const room = svg.getBoundingClientRect();
      const matrix = svg.getScreenCTM();
      // Each dot is a stroke of no length, given from where the last one stood.
      const steps =
        svg
          .querySelector('path')
          ?.getAttribute('d')
          ?.matchAll(/([Mm])(-?\d+)[ ,]?(-?\d+)/g) ?? [];
      let at = new DOMPoint();
      const seen: number[] = [];
      for (const [, from, x, y] of steps) {
        at = new DOMPoint(Number(x) + (from === 'm' ? at.x : 0), Number(y) + (from === 'm' ? at.y : 0));
        const dot = at.matrixTransform(matrix ?? undefined);
        if (dot.y > room.top && dot.y < room.bottom) seen.push(dot.x);
      }
      return (Math.max(...seen) - Math.min(...seen)) / room.width;
    });
    expect(share, address).toBeGreaterThan(0.7);
  }
});

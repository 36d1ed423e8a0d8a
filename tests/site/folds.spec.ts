import { sectionOf } from '../support/page.ts';
import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Of a drawing, from the edge of the window, in pixels. */
const AIR = 6;

for (const path of sitemap.filter((path) => path.startsWith('/expertise/'))) {
  const { challenges, comparison, fold } = wordsOf('expertise', path.split('/').at(-1));

  if (comparison?.form === 'across') {
    test(`each half of the comparison on ${path} is named in one line, above all its cells`, async ({ page }) => {
      await page.goto(path);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const halves = await sectionOf(page, comparison.title).evaluate((section) =>
          [...section.querySelectorAll('thead th')].map((name, half) => {
            name.scrollIntoView({ block: 'center' });
            const boxOf = (node: Node | null) => {
              const range = document.createRange();
              if (node) range.selectNodeContents(node);
              return range.getBoundingClientRect();
            };
            const words = boxOf(name.lastChild);
            const cells = [...section.querySelectorAll(`tbody td:nth-child(${half + 2})`)].map(boxOf);
            return {
              // A cell would cover it by its ground.
              covers: document
                .elementsFromPoint((words.left + words.right) / 2, (words.top + words.bottom) / 2)
                .filter((element) => element.matches('td')).length,
              height: words.height / Number.parseFloat(getComputedStyle(name).fontSize),
              above: Math.min(...cells.map(({ top }) => top)) - words.bottom,
            };
          }),
        );
        expect(halves).toHaveLength(2);
        for (const { covers, height, above } of halves) {
          expect(covers, `${width} px`).toBe(0);
          // Of one line, in the size of its type.
          expect(height, `${width} px`).toBeLessThan(2);
          expect(above, `${width} px`).toBeGreaterThanOrEqual(0);
        }
      }
    });
  }

  if (fold?.form === 'bus') {
    test(`the waves round the mast on ${path} have air before the edge of the window`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const waves = sectionOf(page, challenges.title).locator('svg').last();
        expect((await waves.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(AIR);
      }
    });
  }

  if (fold?.form === 'joints') {
    test(`each package on ${path} lacks its socket at the height of the piece that points at it`, async ({ page }) => {
      await page.goto(path);
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const middles = await sectionOf(page, challenges.title).evaluate((section) => {
          const middle = (element: Element | null | undefined) => {
            const box = element?.getBoundingClientRect();
            return box ? (box.top + box.bottom) / 2 : Number.NaN;
          };
          const pieces = [...(section.parentElement?.querySelectorAll('section:last-child li') ?? [])];
          return [...section.querySelectorAll('li')].map((item, row) => ({
            socket: middle(item.querySelector('svg')),
            piece: middle(pieces[2 * row + 1]),
            text: item.querySelector('h3')?.getBoundingClientRect().left ?? Number.NaN,
            edge: item.querySelector('svg')?.getBoundingClientRect().right ?? Number.NaN,
          }));
        });
        for (const { socket, piece, text, edge } of middles) {
          expect(Math.abs(socket - piece), `${width} px`).toBeLessThanOrEqual(4);
          expect(text, `${width} px`).toBeGreaterThanOrEqual(edge);
        }
      }
    });
  }
}

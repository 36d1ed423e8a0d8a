import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const { title = '' } = wordsIfAny('solutions')?.solutions ?? {};

/** How far two pieces of the line may be apart, in pixels. */
const EXACT = 1;

if (title !== '') {
  test('the line on which the packages stand goes from row to row, and from edge to edge of the window', async ({
    page,
  }) => {
    await page.goto('/insights/solutions');
    const cards = cardsOf(sectionOf(page, title));
    for (const width of [320, 390, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const pieces = await cards.evaluateAll((all) =>
        all.map((card) => {
          // The line is drawn beyond what clips it.
          const line = card.querySelector('svg')?.parentElement ?? card;
          const box = line.getBoundingClientRect();
          const [, right = 0, , left = right] = (getComputedStyle(line).clipPath.match(/-?[\d.]+/g) ?? []).map(Number);
          const turn = getComputedStyle(card, '::after');
          const outer = card.getBoundingClientRect();
          const px = (value: string) => Number.parseFloat(value);
          return {
            floor: card.querySelector('svg')?.getBoundingClientRect().bottom ?? Number.NaN,
            left: box.left + left,
            right: box.right - right,
            texts: [...card.querySelectorAll('h3, p')].map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return { top, bottom };
            }),
            edges: { left: outer.left, right: outer.right },
            turn:
              turn.content === 'none'
                ? undefined
                : {
                    isRight: turn.scale === 'none',
                    top: outer.top + px(turn.top) + px(turn.borderTopWidth) / 2,
                    bottom: outer.bottom - px(turn.bottom) - px(turn.borderBottomWidth) / 2,
                    reach: px(turn.width) + px(turn.borderRightWidth),
                  },
          };
        }),
      );
      const near = (one: number | undefined, other: number | undefined, what: string) =>
        expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), `${width} px: ${what}`).toBeLessThanOrEqual(
          EXACT,
        );
      const rows = Map.groupBy(pieces, ({ floor }) => Math.round(floor))
        .values()
        .toArray();
      const sizes = width < 768 ? [1] : width < 1024 ? [1, 2] : [1, 2, 3];
      // Where rows of three would be even in number, so that the line ended on the left, the last is one of two and one of one.
      const isSplit = width >= 1024 && pieces.length > 3 && pieces.length % 6 === 3;
      const expected: number[] = [];
      for (let left = pieces.length; left > 0; left -= expected.at(-1) ?? left) {
        const size = isSplit && left <= 3 ? [1, 1, 2][left - 1] : sizes[expected.length];
        expected.push(Math.min(left, size ?? sizes.at(-1) ?? 1));
      }
      expect(
        rows.map(({ length }) => length),
        `${width} px: one leads, two follow`,
      ).toEqual(expected);
      expect(pieces[0]?.left, `${width} px: begins at the edge`).toBeLessThanOrEqual(0);
      const end = rows.at(-1);
      if (rows.length % 2 === 1) {
        expect(end?.at(-1)?.right, `${width} px: ends at the right edge`).toBeGreaterThanOrEqual(width);
      } else {
        expect(end?.[0]?.left, `${width} px: ends at the left edge`).toBeLessThanOrEqual(0);
        // A pixel lies on the turn.
        near((end?.at(-1)?.right ?? 0) - 1, rows[0]?.at(-1)?.edges.right, 'reaches the turn');
      }
      expect(
        end?.map(({ turn }) => turn),
        `${width} px: goes nowhere else`,
      ).toEqual(end?.map(() => undefined));
      for (const [index, row] of rows.entries()) {
        for (const [place, { left, floor, texts }] of row.entries()) {
          if (place > 0) expect((row[place - 1]?.right ?? 0) - left, `${width} px: neighbours meet`).toBeGreaterThan(0);
          expect(
            texts.filter(({ top, bottom }) => top < floor && bottom > floor),
            `${width} px: passes no text`,
          ).toEqual([]);
        }
        const next = rows[index + 1];
        if (!next) break;
        const isRight = index % 2 === 0;
        const turning = isRight ? row.at(-1) : row[0];
        const into = isRight ? next.at(-1) : next[0];
        expect(turning?.turn?.isRight, `${width} px: turns on its own side`).toBe(isRight);
        near(turning?.turn?.top, turning?.floor, 'leaves a row at its floor');
        near(turning?.turn?.bottom, into?.floor, 'reaches the next one at its floor');
        near(
          isRight ? turning?.right : turning?.left,
          isRight ? turning?.edges.right : turning?.edges.left,
          'no overhang',
        );
        near(isRight ? into?.right : into?.left, isRight ? turning?.edges.right : turning?.edges.left, 'ends alike');
        const reach = turning?.turn?.reach ?? Number.NaN;
        expect((turning?.edges.left ?? 0) - reach, `${width} px: is seen`).toBeGreaterThanOrEqual(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

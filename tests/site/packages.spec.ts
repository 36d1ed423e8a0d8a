import { isPassedChart } from '../../src/lib/drawing/record-line.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const {
  solutions: { title = '' } = {},
  closing: { title: question = '' } = {},
  specimen,
} = wordsIfAny('solutions') ?? {};

/** Whether the line comes to the packages through a chart. */
const isLed = isPassedChart(specimen?.record);

/** How far two pieces of the line may be apart, in pixels. */
const EXACT = 1;

if (title !== '') {
  test('the line on which the packages stand goes from row to row, and on to the closing kolam', async ({ page }) => {
    await page.goto('/insights/solutions');
    const cards = cardsOf(sectionOf(page, title));
    const closing = sectionOf(page, question);
    for (const width of [320, 390, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const pieces = await cards.evaluateAll((all) =>
        all.map((card) => {
          // The line is drawn beyond what clips it.
          const line = card.querySelector('svg')?.parentElement ?? card;
          const box = line.getBoundingClientRect();
          const [, right = 0, , left = right] = (getComputedStyle(line).clipPath.match(/-?[\d.]+/g) ?? []).map(Number);
          const outer = card.getBoundingClientRect();
          const px = (value: string) => Number.parseFloat(value);
          /** Half of a turn: where it ends, seen from above, and how far from the card its outer edge is. */
          const half = (pseudo: '::before' | '::after') => {
            const turn = getComputedStyle(card, pseudo);
            if (turn.content === 'none') return undefined;
            // It is placed in rows of the card, of which those above the floor begin with it, and those below end with it.
            const [top, bottom] =
              pseudo === '::before'
                ? [outer.top + px(turn.top), outer.top + px(turn.top) + px(turn.height)]
                : [outer.bottom - px(turn.bottom) - px(turn.height), outer.bottom - px(turn.bottom)];
            return {
              isRight: turn.scale === 'none',
              top: top + px(turn.borderTopWidth) / 2,
              bottom: bottom - px(turn.borderBottomWidth) / 2,
              reach: px(turn.width),
            };
          };
          return {
            floor: card.querySelector('svg')?.getBoundingClientRect().bottom ?? Number.NaN,
            left: box.left + left,
            right: box.right - right,
            texts: [...card.querySelectorAll('h3, p')].map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return { top, bottom };
            }),
            edges: { left: outer.left, right: outer.right },
            into: half('::before'),
            out: half('::after'),
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
      // One has a row to itself and three follow, again and again; what is left shares the last row.
      const sizes = width < 1024 ? [1] : [1, 3];
      const expected: number[] = [];
      for (let left = pieces.length; left > 0; left -= expected.at(-1) ?? left)
        expected.push(Math.min(left, sizes[expected.length % sizes.length] ?? 1));
      expect(
        rows.map(({ length }) => length),
        `${width} px: one leads, three follow`,
      ).toEqual(expected);
      const [first] = pieces;
      if (isLed) {
        near(first?.left, first?.edges.left, 'begins at the card');
        near(first?.into?.bottom, first?.floor, 'comes down to the first one');
        expect(first?.into?.isRight, `${width} px: on the left`).toBe(false);
      } else expect(first?.left, `${width} px: begins at the edge`).toBeLessThanOrEqual(0);
      const halves = pieces.flatMap(({ into, out }) => [into, out]).filter((turn) => turn !== undefined);
      const isEndRight = rows.length % 2 === 1;
      expect(halves.length, `${width} px: goes nowhere else`).toBe(
        2 * rows.length - (isEndRight ? 1 : 2) + (isLed ? 1 : 0),
      );
      for (const [index, row] of rows.entries()) {
        const isRight = index % 2 === 0;
        for (const [place, { left, floor, texts }] of row.entries()) {
          if (place > 0) expect((row[place - 1]?.right ?? 0) - left, `${width} px: neighbours meet`).toBeGreaterThan(0);
          expect(
            texts.filter(({ top, bottom }) => top < floor && bottom > floor),
            `${width} px: passes no text`,
          ).toEqual([]);
        }
        const next = rows[index + 1];
        if (!next && !isEndRight) break;
        const turning = isRight ? row.at(-1) : row[0];
        expect(turning?.out?.isRight, `${width} px: turns on its own side`).toBe(isRight);
        near(turning?.out?.top, turning?.floor, 'leaves a row at its floor');
        const edge = isRight ? turning?.edges.right : turning?.edges.left;
        near(isRight ? turning?.right : turning?.left, edge, 'no overhang');
        expect(
          (turning?.edges.left ?? 0) - (turning?.out?.reach ?? Number.NaN),
          `${width} px: is seen`,
        ).toBeGreaterThan(0);
        if (!next) break;
        const into = isRight ? next.at(-1) : next[0];
        expect(into?.into?.isRight, `${width} px: comes in on the same side`).toBe(isRight);
        near(turning?.out?.bottom, into?.into?.top, 'goes on from one half of a turn to the other');
        near(into?.into?.bottom, into?.floor, 'reaches the next one at its floor');
        near(isRight ? into?.right : into?.left, edge, 'ends alike');
      }
      const band = await closing.evaluate((section) => {
        const svg = section.querySelector('svg');
        const place = section.lastElementChild ?? section;
        const turn = getComputedStyle(place, '::before');
        const box = place.getBoundingClientRect();
        return {
          top: section.getBoundingClientRect().top,
          right: box.right + Number.parseFloat(turn.width),
          floor: box.bottom - Number.parseFloat(turn.bottom) - Number.parseFloat(turn.borderBottomWidth) / 2,
          kolam: svg?.getBoundingClientRect().bottom ?? Number.NaN,
        };
      });
      near(band.floor, band.kolam, 'goes into the kolam along its floor');
      const last = pieces.at(-1);
      if (isEndRight) {
        near((last?.edges.right ?? 0) + (last?.out?.reach ?? 0), band.right, 'meets the line of the closing');
        expect(last?.out?.bottom, `${width} px: reaches the closing`).toBeGreaterThanOrEqual(band.top);
      } else {
        expect(rows.at(-1)?.[0]?.left, `${width} px: ends at the left edge`).toBeLessThanOrEqual(0);
        expect(band.right, `${width} px: comes in again at the right one`).toBeGreaterThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });

  test('the heading of the packages covers nothing of the first picture', async ({ page }) => {
    await page.goto('/insights/solutions');
    for (const width of [320, 768, 1023, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await sectionOf(page, title).evaluate((section) => {
        const range = document.createRange();
        range.selectNodeContents(section.querySelector('h2') ?? section);
        const lines = [...range.getClientRects()];
        // All but the line, which begins far beyond the picture.
        return [...(section.querySelector('li')?.querySelectorAll('use, path:not([d^="M-"])') ?? [])].filter((path) => {
          const { left, right, top, bottom } = path.getBoundingClientRect();
          return lines.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
        }).length;
      });
      expect(covered, `${width} px`).toBe(0);
    }
  });

  if (isLed) {
    test('the line of the kolam of Solutions runs through its chart, and on to the first package', async ({ page }) => {
      await page.goto('/insights/solutions');
      for (const width of [320, 767, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { above, entering, series, leaving, below } = await page
          .locator('main > section')
          .first()
          .evaluate((banner, name) => {
            const kolam = [...banner.querySelectorAll('svg')].find((svg) => svg.checkVisibility());
            const room = kolam?.closest('div') ?? banner;
            const turn = getComputedStyle(room, '::after');
            const box = (part: string) => {
              const path = [...(banner.nextElementSibling?.querySelectorAll('path') ?? [])].find((one) =>
                one.getAttribute('d')?.endsWith(part),
              );
              const {
                left = Number.NaN,
                right = Number.NaN,
                top = left,
                bottom = left,
              } = path?.getBoundingClientRect() ?? {};
              return { left, right, top, bottom };
            };
            // The ground is as wide as the series.
            const { left, right } = box('H0z');
            const card = [...document.querySelectorAll('section')]
              .find((section) => section.querySelector('h2')?.textContent === name)
              ?.querySelector('li');
            const into = card && getComputedStyle(card, '::before');
            const line = Number.parseFloat(turn.borderRightWidth) / 2;
            return {
              above: room.getBoundingClientRect().right + Number.parseFloat(turn.width) - line,
              entering: box('V-9000'),
              series: { left, right },
              leaving: box('V9000'),
              below: (card?.getBoundingClientRect().left ?? Number.NaN) - Number.parseFloat(into?.width ?? '') + line,
            };
          }, title);
        const pairs = {
          'from the kolam': [above, entering.right],
          'to the series': [entering.left, series.right],
          'from the series': [series.left, leaving.right],
          'to the packages': [leaving.left, below],
        };
        for (const [way, [one = Number.NaN, other = Number.NaN]] of Object.entries(pairs))
          expect(Math.abs(one - other), `${width} px: ${way}`).toBeLessThanOrEqual(EXACT);
      }
    });
  }
}

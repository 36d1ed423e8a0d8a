import sharp from 'sharp';
import { isLineOfCases, isOneLine } from '../../src/lib/drawing/record-line.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const { stories, closing } = wordsIfAny('success-stories') ?? {};
const cases = wordsIfAny('case-studies');

/** How much a part of a colour differs where something is drawn, of 255. */
const DRAWN = 40;
/** What is between two parts, and the edge of a ground across the window in the line's own colour, in pixels. */
const SEAM = 2;
/** What is free between words and an edge, in pixels. */
const CLEAR = 4;

/** Those whom the line of Success Stories goes round, with the name below. */
const CALLERS = 'main a[href^="#story-"]';

const led = [
  // Through each record from one side to the other, below its picture back, and below what came of it to the next. From the
  // tablet on it also goes down between record and words. Before, it goes round all who called, not down a gutter.
  stories &&
    closing &&
    isOneLine(stories.items) && {
      ...stories,
      name: 'success-stories',
      closing,
      start: CALLERS,
      before: 0,
      crossings: () => 3 * stories.items.length,
      widths: [360, 700],
    },
  // And below it back to the left, and so below what stood in the way of a case and what came of it; it begins below the list of all.
  cases &&
    isLineOfCases(cases.caseStudies.items) && {
      ...cases.caseStudies,
      name: 'case-studies',
      closing: cases.closing,
      start: 'main li > a[href^="#"] > svg',
      before: 0,
      crossings: () => 4 * cases.caseStudies.items.length,
      widths: [360, 768],
    },
];
for (const one of led) {
  if (!one) continue;
  const { name, title, items, closing, start, before, crossings, widths } = one;
  test(`the line through the ${name} goes down one gutter or the other without a gap, from the kolam to the closing one`, async ({
    page,
  }) => {
    await page.goto(`/insights/${name}`);
    const cards = await cardsOf(sectionOf(page, title)).all();
    // There, it is what the chart shows.
    const charts = cards.filter((_, index) => items[index]?.record?.kind === 'chart');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const above = await page.locator(start).last().boundingBox();
      const below = await sectionOf(page, closing.title).locator('svg').boundingBox();
      if (!above || !below) throw new Error('The page has no kolam.');
      const titles = page.locator('main h3');
      const margin = Math.min(...(await titles.evaluateAll((all) => all.map((h3) => h3.getBoundingClientRect().x))));
      const drawn = await Promise.all(charts.map((chart) => chart.locator('figure').first().boundingBox()));
      const top = Math.ceil(above.y + above.height);
      const clip = { x: 0, y: top, width, height: Math.floor(below.y + below.height) - 3 - top };
      const { data } = await sharp(await page.screenshot({ fullPage: true, clip }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isDrawn = (y: number, x: number, edge: number) =>
        [0, 1, 2].some((part) => {
          const [one = 0, other = 0] = [x, edge].map((at) => data[(y * width + at) * 3 + part]);
          return Math.abs(one - other) > DRAWN;
        });
      const room = Array.from({ length: Math.floor(margin) - 2 }, (_, x) => x);
      let gap = 0;
      const gaps: number[] = [];
      const sides: string[] = [];
      for (let y = 0; y < clip.height; y++) {
        const isChart = drawn.some((box) => box && y + top > box.y && y + top < box.y + box.height);
        const isLeft = room.some((x) => isDrawn(y, x, 0));
        const isRight = room.some((x) => isDrawn(y, width - 1 - x, width - 1));
        gap = isChart || isLeft || isRight ? 0 : gap + 1;
        if (gap > SEAM) gaps.push(y + top);
        const side = isLeft ? 'left' : 'right';
        if (isLeft !== isRight && sides.at(-1) !== side) sides.push(side);
      }
      expect(gaps, `${width} px wide, from the top`).toEqual([]);
      expect(sides, `${width} px wide`).toHaveLength(before + crossings() + 1);
    }
  });
}

/** What of a picture is connected with where a line comes in by an edge of the window: one of each pixel, in the order of the picture. */
async function lineIn(picture: Buffer, width: number): Promise<Uint8Array> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const line = new Uint8Array(data.length / 3);
  const differs = (at: number, from: number) =>
    [0, 1, 2].some((part) => Math.abs((data[3 * at + part] ?? 0) - (data[3 * from + part] ?? 0)) > DRAWN);
  const begins = Array.from(line.keys()).filter((at) => [0, width - 1].includes(at % width) && differs(at, 0));
  // The middle of it, whose colour is not mixed with the ground's.
  const first = begins[begins.length >> 1];
  const next = first === undefined ? [] : [first];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (line[at] || first === undefined || differs(at, first)) continue;
    line[at] = 1;
    next.push(...[at - width, at + width, at - 1, at + 1].filter((to) => to >= 0 && to < line.length));
  }
  return line;
}

if (stories && isOneLine(stories.items))
  test('the line comes in by an edge of the window, goes round all who called and down a gutter, and crosses no word', async ({
    page,
  }) => {
    await page.goto('/insights/success-stories');
    const callers = page.locator(CALLERS);
    const index = callers.locator('xpath=..').first();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await index.boundingBox();
      if (!box) throw new Error('Nobody called.');
      const [top, height] = [Math.ceil(box.y), Math.floor(box.height) - 1];
      const line = await lineIn(
        await page.screenshot({ fullPage: true, clip: { x: 0, y: top, width, height } }),
        width,
      );
      const isLine = (x: number, y: number) => line[Math.round(y) * width + Math.round(x)] === 1;
      const foot = Array.from({ length: width }, (_, x) => x).filter((x) => isLine(x, height - 1));
      expect(foot.length, `${width} px wide, at its end`).toBeGreaterThan(0);
      expect(Math.max(...foot), `${width} px wide, at its end`).toBeLessThan(box.x + width / 8);
      const words = await callers.evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.lastChild ?? link);
          const of = ({ x, y, width, height }: DOMRect) => ({ x, y: y + scrollY, width, height });
          return { link: of(link.getBoundingClientRect()), text: of(range.getBoundingClientRect()) };
        }),
      );
      for (const { link, text } of words) {
        const middle = link.x + link.width / 2;
        const above = [0, 1, 2, 3].some((down) => isLine(middle, link.y - top + down));
        expect(above, `${width} px wide, above ${text.x}`).toBe(true);
        const crossed = Array.from({ length: Math.floor(text.height) }, (_, y) => y).filter((y) =>
          Array.from({ length: Math.floor(text.width) }, (_, x) => x).some((x) => isLine(text.x + x, text.y - top + y)),
        );
        expect(crossed, `${width} px wide, across ${text.x}`).toEqual([]);
      }
    }
  });

test('what is ringed in a record stands on the line that runs below its row', async ({ page }) => {
  const pages = { 'success-stories': stories?.items, 'case-studies': cases?.caseStudies.items };
  for (const [name, items] of Object.entries(pages)) {
    if (!items) continue;
    await page.goto(`/insights/${name}`);
    const rings = page.locator('main mark');
    expect(await rings.count(), name).toBe(JSON.stringify(items).split('"mark":"ring"').length - 1);
    for (const letters of [1, 1.5]) {
      await page.evaluate((times) => (document.documentElement.style.fontSize = `${100 * times}%`), letters);
      for (const width of [360, 768, 900, 1024, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const above = await rings.evaluateAll((marks) =>
          marks.map((mark) => {
            const row = mark.closest('tr, dl > div');
            const look = row && getComputedStyle(row);
            // The rule of a table's row lies half in it, and half in the next one.
            const rule = look?.display === 'table-row' ? Number.parseFloat(look.borderBottomWidth) / 2 : 0;
            return (row?.getBoundingClientRect().bottom ?? Number.NaN) + rule - mark.getBoundingClientRect().bottom;
          }),
        );
        for (const distance of above)
          expect(Math.abs(distance), `${name}, ${width} px wide, letters ${letters}`).toBeLessThanOrEqual(SEAM);
      }
    }
  }
});

test('no words in a chart are crossed by an edge of the time that it shades', async ({ page }) => {
  const pages = { 'success-stories': stories?.items, 'case-studies': cases?.caseStudies.items };
  for (const [name, items] of Object.entries(pages)) {
    if (!items?.some(({ record }) => record?.kind === 'chart' && record.span)) continue;
    await page.goto(`/insights/${name}`);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const crossed = await page.locator('main figure svg:has(rect):has(text)').evaluateAll(
        (charts, room) =>
          charts.flatMap((chart) => {
            const edges = [...chart.querySelectorAll('rect')].flatMap((rect) => {
              const { left, right, top, bottom } = rect.getBoundingClientRect();
              return [left, right].map((x) => ({ x, top, bottom }));
            });
            return [...chart.querySelectorAll('text')]
              .filter((text) => {
                const box = text.getBoundingClientRect();
                return edges.some(
                  ({ x, top, bottom }) =>
                    box.left - room < x && x < box.right + room && box.top < bottom - 1 && box.bottom > top + 1,
                );
              })
              .map((text) => text.textContent);
          }),
        CLEAR,
      );
      expect(crossed, `${name}, ${width} px wide`).toEqual([]);
    }
  }
});

import type { Page } from '@playwright/test';
import { PARTS } from '../../src/schemas/drawings.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [320, 390, 767, 768, 1024, 1280, 1440, 2560];
/** How far two pieces of a line may be apart, in pixels. */
const EXACT = 1;

const industries = sitemap.filter((path) => /^\/industries\/[^/]+$/.test(path));
const tagOf = (path: string) => (path === industries[0] ? [] : '@thorough');

/** Where the pieces of the line lie: in each room along its floor, outside as what the borders round a room draw. */
async function piecesOf(page: Page, title: string) {
  return cardsOf(sectionOf(page, title)).evaluateAll((rooms) => {
    /** The box of what is drawn after an element, from its offsets, which are those of its padding box. */
    const after = (element: Element) => {
      const style = getComputedStyle(element, '::after');
      if (style.content === 'none') return undefined;
      const box = element.getBoundingClientRect();
      const px = (value: string) => Number.parseFloat(value);
      const left = box.left + element.clientLeft + px(style.left);
      const top = box.top + element.clientTop + px(style.top);
      const [upper, lower] = [px(style.borderTopWidth), px(style.borderBottomWidth)];
      return {
        left,
        right: left + px(style.borderLeftWidth) + px(style.width) + px(style.borderRightWidth),
        top: top + upper / 2,
        bottom: top + upper + px(style.height) + lower / 2,
      };
    };
    const list = rooms[0]?.parentElement;
    return {
      rooms: rooms.map((room) => {
        const scene = room.querySelector('svg')?.getBoundingClientRect();
        if (!scene) throw new Error('A room has no scene.');
        const words = [...room.querySelectorAll('h3, p')].map((text) => text.getBoundingClientRect().bottom);
        return {
          left: scene.left,
          right: scene.right,
          top: scene.top,
          floor: scene.bottom,
          words: Math.max(...words),
          outside: after(room),
        };
      }),
      out: list ? after(list) : undefined,
    };
  });
}

for (const path of industries) {
  test(`the line on ${path} goes through all rooms from edge to edge of the window`, { tag: tagOf(path) }, async ({
    page,
  }) => {
    const { title } = wordsOf('industries', path.split('/').at(-1)).solutions;
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { rooms, out } = await piecesOf(page, title);
      const near = (one: number | undefined, other: number | undefined, what: string) =>
        expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), `${width} px: ${what}`).toBeLessThanOrEqual(
          EXACT,
        );
      const rows = Map.groupBy(rooms, ({ floor }) => Math.round(floor))
        .values()
        .toArray();
      let isLeft = true;
      near(rooms[0]?.outside?.right, rooms[0]?.left, 'comes in at the first room');
      near(rooms[0]?.outside?.top, rooms[0]?.floor, 'comes in at the floor');
      expect(rooms[0]?.outside?.left, `${width} px: begins at the window's edge`).toBeLessThanOrEqual(0);
      for (const [index, row] of rows.entries()) {
        for (const [place, room] of row.entries())
          if (place > 0) near(row[place - 1]?.right, room.left, 'neighbours meet');
        const next = rows[index + 1];
        isLeft = !isLeft;
        if (!next) break;
        const turning = isLeft ? next[0] : next.at(-1);
        near(turning?.outside?.top, row[0]?.floor, 'leaves a row at its floor');
        near(turning?.outside?.bottom, turning?.floor, 'reaches the next one at its floor');
        near(
          isLeft ? turning?.outside?.right : turning?.outside?.left,
          isLeft ? turning?.left : turning?.right,
          'meets the room',
        );
        near(isLeft ? row[0]?.left : row.at(-1)?.right, isLeft ? turning?.left : turning?.right, 'both rows end alike');
        expect(isLeft ? turning?.outside?.left : 0, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(isLeft ? 0 : turning?.outside?.right, `${width} px`).toBeLessThanOrEqual(width);
      }
      const last = rows.at(-1);
      near(out?.top, last?.[0]?.floor, 'leaves at the floor');
      near(isLeft ? out?.right : out?.left, isLeft ? last?.[0]?.left : last?.at(-1)?.right, 'leaves the last room');
      if (isLeft) expect(out?.left, `${width} px: ends at the window's edge`).toBeLessThanOrEqual(0);
      else expect(out?.right, `${width} px: ends at the window's edge`).toBeGreaterThanOrEqual(width);
      for (const { words, top } of rooms) expect(words, `${width} px: passes no text`).toBeLessThanOrEqual(top + EXACT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

for (const path of sitemap.filter((path) => path.startsWith('/expertise/'))) {
  const { solutions, fold } = wordsOf('expertise', path.split('/').at(-1));
  const { title, items } = solutions;
  if (fold?.form === 'coil') {
    test(`the line on ${path} crosses the window below each row, and each thing stands on it`, async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const rows = await cardsOf(sectionOf(page, title)).evaluateAll((parts) =>
          parts.map((part) => {
            const thing = part.querySelector('svg')?.getBoundingClientRect();
            const line = part.lastElementChild && getComputedStyle(part.lastElementChild, '::before');
            const box = part.getBoundingClientRect();
            const px = (value = '') => Number.parseFloat(value);
            return {
              left: box.left + px(line?.left),
              right: box.right - px(line?.right),
              apart: box.top + px(line?.top) + px(line?.borderTopWidth) / 2 - (thing?.bottom ?? Number.NaN),
              outside: Math.max(box.left - (thing?.left ?? Number.NaN), (thing?.right ?? Number.NaN) - box.right),
            };
          }),
        );
        expect(rows, `${width} px`).toHaveLength(items.length);
        for (const { left, right, apart, outside } of rows) {
          expect(left, `${width} px`).toBeLessThanOrEqual(0);
          expect(right, `${width} px`).toBeGreaterThanOrEqual(width);
          expect(Math.abs(apart), `${width} px`).toBeLessThanOrEqual(EXACT);
          expect(outside, `${width} px`).toBeLessThanOrEqual(EXACT);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
    });
  }
  // With as many parts as are drawn, each form leads its line otherwise.
  if (items.length === PARTS || fold?.form === 'coil') continue;
  test(`the line on ${path} runs on to the lower edge of its ground`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const section = sectionOf(page, title);
      const ground = await section.boundingBox();
      const last = cardsOf(section).last();
      const [row, line] = [await last.boundingBox(), await last.locator('path').first().boundingBox()];
      const edge = (ground?.y ?? Number.NaN) + (ground?.height ?? 0) - EXACT;
      for (const box of [row, line]) expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeGreaterThan(edge);
    }
  });
}

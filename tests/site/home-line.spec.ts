import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [320, 390, 767, 768, 1023, 1024, 1152, 1280, 1440, 1920, 2560];
/** How far two pieces of the line may be apart, in pixels. */
const EXACT = 1;
/** Where services stand in rows of three. */
const DESK = 1024;

const { services, industries, projects, testimonials, closing } = wordsOf('home');

/** What of the line is drawn at an element, as a box of the window; undefined where nothing is. */
interface Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of what is drawn before and after each element, and its own. What comes before a card begins below its drawing. */
function drawnAt(elements: Element[]): Record<'box' | 'before' | 'after', Piece | undefined>[] {
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const floor = element.matches('li') ? element.querySelector('svg')?.getBoundingClientRect().bottom : undefined;
    const piece = (name: '::before' | '::after'): Piece | undefined => {
      const style = getComputedStyle(element, name);
      if (style.content === 'none' || style.display === 'none') return undefined;
      const [x, y] = [
        left + element.clientLeft + Number.parseFloat(style.left),
        ((name === '::before' ? floor : undefined) ?? top) + Number.parseFloat(style.top),
      ];
      return {
        left: x,
        right: x + Number.parseFloat(style.width),
        top: y,
        bottom: y + Number.parseFloat(style.height),
      };
    };
    return { box: { left, right, top, bottom }, before: piece('::before'), after: piece('::after') };
  });
}

for (const width of WIDTHS)
  test(`Home's line goes without a gap from service to service, and down to the last kolam, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const near = (one: number | undefined, other: number | undefined, what: string) =>
      expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), what).toBeLessThanOrEqual(EXACT);
    const half = (width < 768 ? 3 : 4) / 2;
    const cards = cardsOf(sectionOf(page, services.title));
    const items = await cards.evaluateAll(drawnAt);
    const floors = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, height } = card.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        return top + (height * 200) / 210;
      }),
    );
    expect(items).toHaveLength(services.items.length);

    // Where a row ends, the line turns in the gutter and meets the floor of the next one.
    const [perRow, last] = [width < DESK ? 1 : 3, items.length - 1];
    for (let row = 0; row < items.length / perRow - 1; row++) {
      const isRight = row % 2 === 0;
      const [from, to] = [row * perRow + (isRight ? perRow - 1 : 0), (row + 1) * perRow + (isRight ? perRow - 1 : 0)];
      const [leaving, entering] = [items[from]?.before, items[to]?.after];
      near((leaving?.top ?? 0) + half, floors[from], `leaves the floor of row ${row}`);
      near(leaving?.bottom, entering?.top, `goes on behind row ${row}`);
      near((entering?.bottom ?? 0) - half, floors[to], `meets the floor behind row ${row}`);
      near(leaving?.left, entering?.left, `stays in the gutter behind row ${row}`);
      near(
        isRight ? leaving?.left : leaving?.right,
        isRight ? items[from]?.box?.right : items[from]?.box?.left,
        `touches row ${row}`,
      );
      expect(
        Math.min(leaving?.left ?? -1, width - (leaving?.right ?? width + 1)),
        'stays in the window',
      ).toBeGreaterThanOrEqual(0);
    }
    for (const [index, floor] of floors.entries()) near(floor, floors[index - (index % perRow)], `floor of ${index}`);

    // From the last one down, at one place, through all bands to the floor of the closing kolam.
    const [end] = await page
      .getByRole('heading', { name: closing.title })
      .locator('xpath=ancestor::section/div[last()]')
      .evaluateAll(drawnAt);
    near((items[last]?.before?.top ?? 0) + half, floors[last], 'leaves the last floor');
    for (const { title } of [industries, projects, testimonials]) {
      const [band] = await sectionOf(page, title).evaluateAll(drawnAt);
      // All of it is border, which its width does not hold.
      near((band?.before?.left ?? 0) + 2 * half, items[last]?.before?.right, `${title}: at one place`);
      near(band?.before?.top, band?.box?.top, `${title}: from its upper edge`);
      near(band?.before?.bottom, band?.box?.bottom, `${title}: to its lower edge`);
    }
    near(end?.before?.right, items[last]?.before?.right, 'reaches the closing at the same place');
    const kolam = await page
      .getByRole('heading', { name: closing.title })
      .locator('xpath=ancestor::section//*[name()="svg"]')
      .last()
      .boundingBox();
    const floor = (kolam?.y ?? 0) + ((kolam?.height ?? 0) * 390) / 399;
    const scrolled = (end?.before?.bottom ?? 0) - half;
    near(scrolled, floor, 'runs along the floor of the kolam');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

import type { Page } from '@playwright/test';
import { homeLine } from '../../src/lib/drawing/home-line.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [320, 390, 767, 768, 1023, 1024, 1152, 1280, 1440, 1920, 2560];
/** One of each composition; the others are left to CI. */
const AT_ONCE = [390, 768, 1440];
/** How far two pieces of the line may be apart, in pixels. */
const EXACT = 1;
/** Where services stand in rows of three, and where the order's line leaves the left gutter. */
const TABLET = 768;
const DESK = 1024;

const home = wordsOf('home');
const { services, industries, projects, testimonials, closing } = home;

/** What of the line is drawn at an element, as a box of the window; undefined where nothing is. */
interface Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of what is drawn before and after each element, and its own. What comes before a service begins below its drawing. */
function drawnAt(elements: Element[]): Record<'box' | 'before' | 'after', Piece | undefined>[] {
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const floor = element.matches('li') ? element.querySelector('svg')?.getBoundingClientRect().bottom : undefined;
    const piece = (name: '::before' | '::after'): Piece | undefined => {
      const style = getComputedStyle(element, name);
      if (style.content === 'none' || style.display === 'none') return undefined;
      const [x, y] = [
        left + element.clientLeft + Number.parseFloat(style.left),
        ((style.gridRowStart === '2' ? floor : undefined) ?? top) + Number.parseFloat(style.top),
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

/** What is drawn at each service, the floor on which its line runs, and how far the line is seen there. */
async function servicesOn(page: Page, title: string) {
  const cards = cardsOf(sectionOf(page, title));
  const pieces = await cards.evaluateAll(drawnAt);
  const lines = await cards.evaluateAll((all) =>
    all.map((card) => {
      const svg = card.querySelector('svg');
      if (!svg) throw new Error('A service has no drawing.');
      const { bottom, width, left, right } = svg.getBoundingClientRect();
      // Percentages are told as they are written, in a calc().
      const [, cutRight = '', , cutLeft = cutRight] =
        getComputedStyle(svg).clipPath.match(/calc\([^)]*\)|-?[\d.]+px/g) ?? [];
      const inPixels = (length: string) =>
        [...length.matchAll(/([-+]?) ?([\d.]+)(px|%)/g)].reduce(
          (sum, [, sign, value, unit]) => sum + Number(`${sign}${value}`) * (unit === '%' ? width / 100 : 1),
          0,
        );
      const drawn = { left: left + inPixels(cutLeft), right: right - inPixels(cutRight) };
      return { floor: bottom, drawn };
    }),
  );
  return pieces.map((piece, index) => ({ ...piece, ...(lines[index] ?? { floor: 0, drawn: { left: 0, right: 0 } }) }));
}

for (const width of WIDTHS)
  test(`Home's line goes without a gap from service to service, and down to the last kolam, at ${width} px`, {
    tag: AT_ONCE.includes(width) ? [] : '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const near = (one: number | undefined, other: number | undefined, what: string) =>
      expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), what).toBeLessThanOrEqual(EXACT);
    const line = width < 768 ? 3 : 4;
    const half = line / 2;
    const items = services ? await servicesOn(page, services.title) : [];
    expect(items).toHaveLength(services?.items.length ?? 0);
    const perRow =
      width < TABLET ? 1 : items.filter(({ floor }) => Math.abs(floor - (items[0]?.floor ?? 0)) <= EXACT).length;
    const rows = Array.from({ length: Math.ceil(items.length / perRow) || 0 }, (_, row) =>
      items.slice(row * perRow, (row + 1) * perRow),
    );
    // The last row leads to the right, each one before it the other way.
    const isToRight = (row: number) => (rows.length - 1 - row) % 2 === 0;

    // From the floor of the first kolam down the margin, to below the first row of the first figure's dots.
    if (homeLine(home).falls) {
      const [welcome] = await page.locator('main > :first-child').evaluateAll(drawnAt);
      const kolam = await page.locator('main > :first-child svg').last().boundingBox();
      // It is as heavy as that kolam is large.
      const heavy = await page
        .locator('main > :first-child')
        .evaluate((band) => Number.parseFloat(getComputedStyle(band, '::after').borderTopWidth));
      near(
        (welcome?.after?.top ?? 0) + heavy / 2,
        (kolam?.y ?? 0) + (kolam?.height ?? 0),
        'leaves the floor of the first kolam',
      );
      near(welcome?.after?.bottom, welcome?.box?.bottom, 'falls to the lower edge of the first band');
      const dots = page.locator('main > :nth-child(2) dd:has(svg)').first();
      const [field] = await dots.evaluateAll(drawnAt);
      const rows = await dots.locator('svg').evaluate((svg) => {
        const { left, top, height } = svg.getBoundingClientRect();
        const pitch = height / Number(svg.getAttribute('viewBox')?.split(' ').at(-1));
        return { first: top + pitch, left };
      });
      near(field?.before?.left, welcome?.after?.left, 'falls at one place');
      near(field?.before?.right, rows.left, 'reaches the rows');
      expect(field?.before?.top, 'comes down from the first band').toBeLessThan(welcome?.box?.bottom ?? 0);
      near((field?.before?.bottom ?? 0) - half, rows.first, 'turns below the first row of dots');
    }

    // Into the first row from the edge of the window, or on phone and tablet down the gutter, where the order has led it.
    const [first = []] = rows;
    const [begin] = isToRight(0) ? first : first.toReversed();
    const isHandedOn = width < DESK && homeLine(home).isHandedOn;
    if (begin && isHandedOn) expect(begin.after?.top, 'comes down from the order').toBeLessThan(begin.box?.top ?? 0);
    else if (begin && isToRight(0)) expect(begin.drawn.left, 'comes in at the left edge').toBeLessThanOrEqual(0);
    else if (begin) expect(begin.drawn.right, 'comes in at the right edge').toBeGreaterThanOrEqual(width);
    if (begin && !isHandedOn) expect(begin.after, 'comes from nowhere else').toBeUndefined();

    // Where a row ends, the line turns in the gutter and meets the floor of the next one.
    for (const [index, row] of rows.entries()) {
      for (const { floor } of row) near(floor, row[0]?.floor, `one floor in row ${index}`);
      const next = rows[index + 1];
      if (!next) break;
      const isRight = isToRight(index);
      const [from, to] = isRight ? [row.at(-1), next.at(-1)] : [row[0], next[0]];
      const [leaving, entering] = [from?.before, to?.after];
      near((leaving?.top ?? 0) + half, from?.floor, `leaves the floor of row ${index}`);
      near(leaving?.bottom, entering?.top, `goes on behind row ${index}`);
      near((entering?.bottom ?? 0) - half, to?.floor, `meets the floor behind row ${index}`);
      near(leaving?.left, entering?.left, `stays in the gutter behind row ${index}`);
      near(
        isRight ? leaving?.left : leaving?.right,
        isRight ? from?.box?.right : from?.box?.left,
        `touches row ${index}`,
      );
      expect(
        Math.min(leaving?.left ?? -1, width - (leaving?.right ?? width + 1)),
        'stays in the window',
      ).toBeGreaterThanOrEqual(0);
    }

    // From the last one down, at one place, through all bands to the floor of the closing kolam.
    const [end] = await page
      .getByRole('heading', { name: closing.title })
      .locator('xpath=ancestor::section/div[last()]')
      .evaluateAll(drawnAt);
    const last = items.at(-1);
    if (last) {
      near((last.before?.top ?? 0) + half, last.floor, 'leaves the last floor');
      // A pixel lies on the other.
      near(last.drawn.right - 1, last.before?.left, 'runs to the end of the last row');
    }
    let place = last?.before?.right;
    for (const band of [industries, projects]) {
      if (!band) continue;
      const { title } = band;
      const section = sectionOf(page, title);
      const [drawn] = await section.evaluateAll(drawnAt);
      const cards = band === industries ? await cardsOf(section).evaluateAll(drawnAt) : [];
      const turns = cards.filter(({ before }) => before);
      if (turns.length > 0) {
        expect(drawn?.before, `${title}: comes down nowhere else`).toBeUndefined();
        expect(turns[0]?.before?.top, `${title}: from its upper edge`).toBeLessThan(drawn?.box?.top ?? 0);
      } else if (place === undefined) {
        expect(drawn?.before?.right, `${title}: comes in at the right edge`).toBeGreaterThanOrEqual(width - EXACT);
        place = (drawn?.before?.left ?? 0) + line;
      } else {
        near((drawn?.before?.left ?? 0) + line, place, `${title}: at one place`);
        near(drawn?.before?.top, drawn?.box?.top, `${title}: from its upper edge`);
      }
      if (band !== industries || !services) {
        near(drawn?.before?.bottom, drawn?.box?.bottom, `${title}: to its lower edge`);
        continue;
      }
      // Below the last of the industries it leaves at the left edge of the window.
      const rightOf = (piece: Piece | undefined) => (piece?.right ?? Number.NaN) + line;
      // In another number of columns, and on a phone, in one turn.
      if (turns.length === 0) {
        near(rightOf(drawn?.after), place, 'turns to the left where it has come down');
        expect(drawn?.after?.top, 'comes down to where it turns').toBeLessThan(drawn?.before?.bottom ?? 0);
        expect(drawn?.after?.left, 'leaves the industries at the left edge').toBeLessThanOrEqual(0);
        expect(drawn?.after?.bottom, 'leaves in their band').toBeLessThan((drawn?.box?.bottom ?? 0) - line);
      } else {
        // Round every row, at its right and at its left in turn, between the words of one and the kolams of the next.
        near(rightOf(turns[0]?.before), place, 'goes on at one place');
        for (const [row, { before, box }] of turns.entries()) {
          const isLeft = row % 2 === 1;
          near(box?.left, turns[0]?.box?.left, 'begins with a row');
          expect(before?.left, `row ${row}: stays in the window`).toBeGreaterThanOrEqual(0);
          expect(before?.bottom, 'turns below the row').toBeGreaterThan(box?.bottom ?? 0);
          const above = turns[row - 1]?.before;
          if (!above) continue;
          near(above.bottom + line, before?.top, `row ${row}: goes on where it has turned`);
          if (!isLeft) near(rightOf(before), place, `row ${row}: as far out as the first`);
          else {
            near(above.left, box?.left, `row ${row}: turns in the gutter`);
            expect(before?.left, `row ${row}: in the gutter`).toBeLessThan(box?.left ?? 0);
            near(rightOf(before), cards[3 * row + 2]?.box?.right, `row ${row}: turns in the other gutter`);
          }
        }
        const last = turns.at(-1);
        expect(cards.filter(({ after }) => after).length, 'leaves once').toBe(1);
        expect(last?.after?.left, 'leaves the industries at the left edge').toBeLessThanOrEqual(0);
        near(last?.after?.right, last?.before?.left, 'leaves from where it has come');
        near((last?.after?.bottom ?? 0) - line, last?.before?.bottom, 'leaves on one level');
        expect(last?.after?.bottom, 'leaves in their band').toBeLessThan((drawn?.box?.bottom ?? 0) - line);
      }
      place = undefined;
    }
    // It is the rule above the first quote, from right to left, and the one below it, back again.
    if (testimonials) {
      const section = sectionOf(page, testimonials.title);
      const [band] = await section.evaluateAll(drawnAt);
      const [heading] = await section.locator('h2').evaluateAll(drawnAt);
      const [quotes] = await section.locator('ul').evaluateAll(drawnAt);
      const [first] = await section.locator('li').evaluateAll(drawnAt);
      const right = (heading?.after?.right ?? 0) + line;
      if (place === undefined) expect(right, 'quotes: comes in at the right edge').toBeGreaterThanOrEqual(width);
      else near(right, place, 'quotes: at one place');
      expect(heading?.after?.top, 'quotes: from the upper edge').toBeLessThan(band?.box?.top ?? 0);
      near(heading?.after?.bottom, quotes?.before?.top, 'turns above the first quote');
      expect(quotes?.before?.left, 'runs on to the other gutter').toBeLessThan(heading?.after?.left ?? 0);
      expect(quotes?.before?.left, 'stays in the window').toBeGreaterThanOrEqual(0);
      near((quotes?.before?.bottom ?? 0) + 2 * line, first?.box?.bottom, 'turns below the first quote');
      place = (quotes?.after?.right ?? 0) + line;
      near(place, (quotes?.box?.right ?? 0) + (quotes?.box?.left ?? 0) - (quotes?.before?.left ?? 0), 'as far out');
      expect(quotes?.after?.bottom, 'quotes: to the lower edge').toBeGreaterThan(band?.box?.bottom ?? 0);
    }
    // On its way it leaves the margin, goes round the entry of a project at its side, and comes back.
    if (projects) {
      const rings = sectionOf(page, projects.title).locator('mark');
      for (const { left, right, panel, rail, turns } of await rings.evaluateAll((marks) =>
        marks.map((mark) => {
          const start = ({ left, top }: Pick<Piece, 'left' | 'top'>, style: CSSStyleDeclaration) => ({
            left: left + Number.parseFloat(style.left),
            top: top + Number.parseFloat(style.top),
          });
          const bend = getComputedStyle(mark, '::after');
          const box = mark.getBoundingClientRect();
          const { left } = start({ left: box.left + mark.clientLeft, top: 0 }, bend);
          const panel = mark.closest('figure')?.parentElement?.getBoundingClientRect().right;
          const ring = { left, right: left + Number.parseFloat(bend.width), panel };
          // At the other side of a desk, the line comes between the panel and its words, from the margin and back.
          const project = mark.closest('li');
          const words = project?.lastElementChild;
          const [rail, turns] = [
            getComputedStyle(project ?? mark, '::before'),
            getComputedStyle(project ?? mark, '::after'),
          ];
          if (!project || !words || rail.content === 'none') return { ...ring, rail: undefined, turns: undefined };
          const { top, right } = project.getBoundingClientRect();
          const drawn = start({ left: words.getBoundingClientRect().left, top }, rail);
          const width = Number.parseFloat(turns.width);
          const bends = start({ left: right - project.clientWidth, top }, turns);
          return {
            ...ring,
            rail: { right: drawn.left + Number.parseFloat(rail.borderLeftWidth), top: drawn.top },
            turns: { right: bends.left + width, lower: bends.top + width },
          };
        }),
      )) {
        near(left, panel, 'leaves the panel at its edge');
        near(right, rail?.right ?? place, 'meets the line');
        if (!rail) continue;
        near(turns.right, place, 'comes from the line in the margin');
        near(turns.lower, rail.top + line, 'comes to the panel on one level');
      }
    }
    if (place === undefined) expect(end?.before?.right, 'comes in at the right edge').toBeGreaterThanOrEqual(width);
    else near(end?.before?.right, place, 'reaches the closing at the same place');
    const kolam = await page
      .getByRole('heading', { name: closing.title })
      .locator('xpath=ancestor::section//*[name()="svg"]')
      .last()
      .boundingBox();
    const floor = (kolam?.y ?? 0) + (kolam?.height ?? 0);
    const scrolled = (end?.before?.bottom ?? 0) - half;
    near(scrolled, floor, 'runs along the floor of the kolam');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

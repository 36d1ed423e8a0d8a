import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { siteColours } from '../../build/pictures/site-look.ts';
import { isPassedChart } from '../../src/lib/drawing/record-line.ts';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WIDTHS = [320, 390, 767, 768, 1023, 1024, 1279, 1280, 1440, 2560];
const { timeline, story, specimen, purpose, office } = wordsOf('about');
const LINE = siteColours()('dot');

type Edge = 'top' | 'right' | 'bottom' | 'left';

/**
 * Follows the line in a picture of a section, pixel by pixel, from one of its edges, as far as it goes without a gap. Tells how
 * many pixels of each edge it lies on, and in how many of the rows of pixels it has been.
 * @param hasDetails whether other dark strokes of a drawing may lie over it
 */
async function follow(section: Locator, from: Edge, { line = LINE.light, hasDetails = false } = {}) {
  const page = section.page();
  const { width } = page.viewportSize() ?? { width: 0 };
  const box = await section.boundingBox();
  if (!box) throw new Error('The section is not seen.');
  const colour = await page.evaluate((line) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = line;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, line);
  const clip = { x: 0, y: Math.floor(box.y), width, height: Math.ceil(box.height) };
  const picture = (await page.screenshot({ fullPage: true, clip })).toString('base64');
  return page.evaluate(
    async ({ base64, colour: [red = 0, green = 0, blue = 0], from, hasDetails }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const isLine = (at: number) =>
        (hasDetails && (data[4 * at + 1] ?? 0) < 120) ||
        (Math.abs((data[4 * at] ?? 0) - red) < 60 &&
          Math.abs((data[4 * at + 1] ?? 0) - green) < 60 &&
          Math.abs((data[4 * at + 2] ?? 0) - blue) < 60);
      const seen = new Uint8Array(bitmap.width * bitmap.height);
      const waiting: number[] = [];
      // Not quite to its edges, where two bands can share a row of pixels.
      const [top, right, bottom] = [from === 'top' ? 3 : 0, bitmap.width - 1, bitmap.height - 4];
      const visit = (x: number, y: number) => {
        const at = y * bitmap.width + x;
        if (x < 0 || y < top || x > right || y > bottom || seen[at] || !isLine(at)) return;
        seen[at] = 1;
        waiting.push(at);
      };
      const isOn = {
        top: (_: number, y: number) => y === top,
        right: (x: number) => x === right,
        bottom: (_: number, y: number) => y === bottom,
        left: (x: number) => x === 0,
      };
      for (let y = 0; y < bitmap.height; y++) for (let x = 0; x < bitmap.width; x++) if (isOn[from](x, y)) visit(x, y);
      const edges = { top: 0, right: 0, bottom: 0, left: 0 };
      const rows = new Set<number>();
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const [x, y] = [at % bitmap.width, Math.floor(at / bitmap.width)];
        for (const edge of ['top', 'right', 'bottom', 'left'] as const) if (isOn[edge](x, y)) edges[edge]++;
        rows.add(y);
        for (const [dx, dy] of [-1, 0, 1].flatMap((one) => [-1, 0, 1].map((other) => [one, other] as const)))
          visit(x + dx, y + dy);
      }
      return { edges, rows: [...rows] };
    },
    { base64: picture, colour, from, hasDetails },
  );
}

/** The narrowest, and a wide one: the rest is left to CI. */
const tagAt = (width: number) => ([320, 1440].includes(width) ? [] : '@thorough');

/** Where the line comes to a section and where it leaves it: as wide as one line, not as two. */
function expectOneLine(edges: Record<Edge, number>, ways: Edge[]) {
  for (const [edge, count] of Object.entries(edges)) {
    expect(count, edge).toBeLessThan(6);
    if (ways.includes(edge as Edge)) expect(count, edge).toBeGreaterThan(1);
    else expect(count, edge).toBe(0);
  }
}

const isLed = isPassedChart(specimen?.record);
const aims = [purpose?.mission, purpose?.vision].filter((aim) => aim !== undefined);

for (const width of timeline ? WIDTHS : []) {
  test(`one line goes through all years and on to what follows, in a window of ${width} px`, {
    tag: tagAt(width),
  }, async ({ page }) => {
    const { title = '' } = timeline ?? {};
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const section = sectionOf(page, title);
    const top = (await section.boundingBox())?.y ?? 0;
    const from = isLed ? 'top' : 'left';
    const { edges, rows } = await follow(section, from);
    expectOneLine(edges, [from, aims.length > 0 ? 'bottom' : 'right']);
    for (const year of await cardsOf(section).all()) {
      const { y = 0, height = 0 } = (await year.boundingBox()) ?? {};
      const passed = rows.filter((row) => row + top > y && row + top < y + height);
      expect(passed.length, await year.innerText()).toBeGreaterThan(60);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of timeline ? [390, 768, 1440] : []) {
  test(`figures of all years begin on one edge, and all words have one size, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const section = sectionOf(page, timeline?.title ?? '');
    const sizes = await section
      .locator('h3 + p')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).fontSize));
    expect(new Set(sizes).size).toBe(1);
    // Those beside a kolam, and that of very many is larger.
    const edges = await section
      .locator('p:has(+ div > svg) > b')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => Number.parseInt(figure.textContent, 10) <= 50)
          .map((figure) => Math.round(figure.getBoundingClientRect().x)),
      );
    expect(new Set(edges).size).toBeLessThan(2);
  });
}

for (const width of timeline && aims.length > 0 ? [320, 390, 768, 1440] : []) {
  test(`the line goes on below the years where it leaves them, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const { y = 0, height = 0 } = (await sectionOf(page, timeline?.title ?? '').boundingBox()) ?? {};
    // Left of all words, in rows of both grounds.
    const clip = { x: 0, y: Math.round(y + height) - 6, width: width / 2, height: 12 };
    const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
      .extractChannel('green')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Each ground is what most of its row is.
    const rows = Array.from({ length: info.height }, (_, row) => {
      const greens = [...data.subarray(row * info.width, (row + 1) * info.width)];
      const ground = greens.toSorted((one, other) => one - other)[Math.floor(info.width / 2)] ?? 0;
      return greens.flatMap((green, x) => (Math.abs(green - ground) > 50 ? [x] : [])).join(' ');
    });
    expect(rows[0]).not.toBe('');
    expect(new Set(rows).size, rows.join('\n')).toBe(1);
  });
}

for (const width of aims.length === 2 && timeline ? [320, 390, 767] : []) {
  test(`one line goes round all four of mission and vision in two rows above the words, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const band = sectionOf(page, purpose?.mission?.title ?? '').locator('..');
    expectOneLine((await follow(band, 'top', { line: LINE.dark })).edges, ['top', 'bottom']);
    const people = await band
      .locator('svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const words = await band.locator('h2, p').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(people).toHaveLength(4);
    expect([new Set(people.map(({ x }) => x)).size, new Set(people.map(({ y }) => y)).size]).toEqual([2, 2]);
    for (const { bottom } of people) expect(bottom).toBeLessThan(Math.min(...words));
  });
}

// With other counts it can come in from an edge of the window.
const isDrawnThrough = aims.length === 2 && purpose?.work.items.length === 5;

for (const width of isDrawnThrough ? WIDTHS : []) {
  test(`one line draws all that the company does, from the band above to the one below, in a window of ${width} px`, {
    tag: tagAt(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const { edges } = await follow(sectionOf(page, purpose?.work.title ?? ''), 'top', { hasDetails: true });
    // Above a photograph it leaves the page.
    expectOneLine(edges, ['top', office ? 'right' : 'bottom']);
  });
}

for (const width of WIDTHS) {
  test(`the line below the kolam of About runs down to the record, if it goes through that, in a window of ${width} px`, {
    tag: tagAt(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const { height = 0 } = (await sectionOf(page, story.title).boundingBox()) ?? {};
    const { rows } = await follow(sectionOf(page, story.title), 'top');
    if (isLed) expect(rows.length).toBeGreaterThan(height - 10);
    else expect(rows, 'nothing below its own band').toEqual([]);
  });
}

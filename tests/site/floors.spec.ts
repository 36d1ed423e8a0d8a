import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

/** Pages whose line goes on in a border from the floor of a kolam, or of what it draws instead, at their head or in their closing. */
const PAGES = ['/', '/about', '/contact', '/insights/solutions', '/insights/blogs', '/insights/case-studies'];
/** Width of a window, and of the line in it. */
const LINES = [
  [390, 3],
  [1440, 4],
] as const;
/** How many columns of pixels that are alike make a straight piece, not a part of a curve, a dot or a line across. */
const STRAIGHT = 32;
/** How many rows above and below a floor are looked at. */
const AROUND = 5;
/** How far a shade can be from a colour and is still seen as that. */
const SEEN = 48;

for (const [width, line] of LINES)
  test(`a line goes on from the floor of a kolam on the same pixels, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      const floors = await page
        .locator(
          'main > :is(:first-child, :last-child) svg:has(> path[d^="M-3000"]), main > :last-child > :last-child:not(:has(h2, h3, form)) svg:has(> use)',
        )
        .evaluateAll((drawings) =>
          drawings
            .map((drawing) => ({
              box: drawing.getBoundingClientRect(),
              // The line of Home's first kolam is heavier, as is the border in which it goes on.
              heavy: Number.parseFloat(getComputedStyle(drawing).getPropertyValue('--line-strong')),
            }))
            .filter(({ box }) => box.width > 100)
            .map(({ box, heavy }) => ({ floor: Math.round(box.bottom + scrollY), heavy })),
        );
      expect(floors, path).not.toEqual([]);
      for (const { floor, heavy } of floors) {
        const clip = { x: 0, y: floor - AROUND, width, height: 2 * AROUND };
        const picture = sharp(await page.screenshot({ fullPage: true, clip }));
        const pixels = await picture.removeAlpha().raw().toBuffer();
        const isGround = (x: number, y: number) =>
          [0, 1, 2].every(
            (part) => Math.abs((pixels[3 * (y * width + x) + part] ?? 0) - (pixels[3 * x + part] ?? 0)) < SEEN,
          );
        // Of each column, which rows the line covers: those that are not as the uppermost one, unless somebody stands there.
        const tops = Array.from({ length: width }, (_, x) => pixels.toString('hex', 3 * x, 3 * x + 3));
        const [[ground] = []] = [...Map.groupBy(tops, (top) => top)].toSorted(
          ([, one], [, other]) => other.length - one.length,
        );
        const columns = tops.map((top, x) =>
          Array.from({ length: 2 * AROUND }, (_, y) => (top !== ground || isGround(x, y) ? '.' : '#')).join(''),
        );
        const straight = columns.filter((column, x) =>
          columns.slice(x, x + STRAIGHT).every((other) => other === column),
        );
        const pieces = new Set(straight.filter((column) => column.includes('#')));
        expect(pieces.size, `${path}, floor at ${floor}: ${[...pieces]}`).toBeLessThanOrEqual(1);
        for (const piece of pieces)
          expect(piece, `${path}, floor at ${floor}`).toContain(`.${'#'.repeat(path === '/' ? heavy : line)}.`);
      }
    }
  });

import { readFileSync } from 'node:fs';
import { everywhere, oneOfEachLook } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** What is drawn or large, and on which grounds: lines, dots, borders of fields, bars. */
const GRAPHICS = ['line', 'dot', 'edge'];
/** What small text is written in, the colours of cards included. */
const TEXTS = ['ink', 'muted', 'accent', 'indigo', 'kaavi', 'marigold', 'leaf', 'sea', 'plum'];
const GROUNDS = ['paper', 'raised'];
/** Contrast ratios of WCAG 2.2, AAA for text. */
const MINIMUM = { graphics: 4.5, text: 7 };
/** How bright the blue of the dark page is at least, of 255: below it, the page looks black. */
const INDIGO = 48;

/** The tokens themselves: in the pages their values are written where they are used. */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

type Pixel = [red: number, green: number, blue: number];

/** The value of a colour for both themes, as the tokens have it. */
function colourOf(name: string): string {
  const [, value] = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`There is no token --color-${name}.`);
  return value;
}

/** Relative luminance of WCAG 2.2. */
function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text and graphics stand out from their ground, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    const colours = await page.evaluate(
      (values) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('No canvas.');
        return Object.fromEntries(
          values.map(([name, value]) => {
            const sample = document.body.appendChild(document.createElement('i'));
            sample.style.color = value;
            context.fillStyle = getComputedStyle(sample).color;
            context.fillRect(0, 0, 1, 1);
            return [name, [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as Pixel];
          }),
        );
      },
      [...GRAPHICS, ...TEXTS, ...GROUNDS].map((name): [string, string] => [name, colourOf(name)]),
    );
    for (const [names, minimum] of [
      [GRAPHICS, MINIMUM.graphics],
      [TEXTS, MINIMUM.text],
    ] as const) {
      for (const [name, ground] of names.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const))) {
        const [dark = 0, light = 0] = [colours[name], colours[ground]]
          .map((pixel) => luminance(pixel ?? [0, 0, 0]))
          .sort((one, other) => one - other);
        expect((light + 0.05) / (dark + 0.05), `${name} on ${ground}`).toBeGreaterThanOrEqual(minimum);
      }
    }
    const [, , blue = 0] = colours.paper ?? [];
    expect(blue).toBeGreaterThanOrEqual(INDIGO);
  });
}

test('what is ringed can be read where the system chooses the colours', { tag: '@thorough' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  let found = 0;
  // Of every kind of record one: a chart has no text in its ring.
  for (const address of oneOfEachLook(everywhere)) {
    await page.goto(address);
    const rings = await page.locator('mark').evaluateAll((marks) =>
      marks.map((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        const { color: text } = getComputedStyle(document.body);
        return { color, text, ground: backgroundColor };
      }),
    );
    found += rings.length;
    for (const { color, text, ground } of rings) {
      expect(color, address).toBe(text);
      expect(ground, address).not.toBe(text);
    }
  }
  expect(found).toBeGreaterThan(0);
});

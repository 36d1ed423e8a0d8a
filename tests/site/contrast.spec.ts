import { everywhere, oneOfEachLook } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

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

import { contrastOf } from '../support/contrast.ts';
import { coloursInForcedColours } from '../support/forced-colours.ts';
import { RECORDS } from '../support/records.ts';
import { everywhere, oneOfEachLook } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** Of what has to be seen to understand a chart: WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

test('what is ringed, and all of a chart, is in colours of the system where it chooses them', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  let [rings, shapes, swatches] = [0, 0, 0];
  // Of every kind of record one: a chart has no text in its ring.
  for (const address of oneOfEachLook(everywhere)) {
    await page.goto(address);
    const found = await page.evaluate(coloursInForcedColours);
    rings += found.marks.length;
    shapes += found.drawn;
    swatches += found.keys.length;
    expect(found.marks, address).not.toContain(false);
    expect(found.foreign, address).toEqual([]);
    expect(found.keys, address).not.toContain(false);
  }
  for (const count of [rings, shapes, swatches]) expect(count).toBeGreaterThan(0);
});

const shading = RECORDS.find(({ record }) => record.kind === 'chart' && record.span);
const shaded = everywhere.find((address) => shading?.file === `${address.slice(1)}.yaml`);

if (shaded) {
  test('what a chart shades has an outline that stands out from its paper', async ({ page }) => {
    await page.goto(shaded);
    const [outline, paper] = await page
      .locator('figure svg rect')
      .first()
      .evaluate((shade) => {
        const record = shade.closest('figure > *');
        return [getComputedStyle(shade).stroke, record && getComputedStyle(record).backgroundColor];
      });
    expect(contrastOf(outline ?? '', paper ?? '')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
}

import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

/** Between two grounds that a visitor tells apart, in one of their colours, of 255. */
const DIFFERENCE = 60;
/** In pixels: beside the button, and within it, where no letter stands. */
const BESIDE = 6;
const WITHIN = 8;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`§2.2 Header: Contact Us is a button to the eye, ${colorScheme}`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true });
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const clip = { x: x - BESIDE, y: y + height / 2, width: BESIDE + WITHIN, height: 1 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    const differences = [0, 1, 2].map((channel) => Math.abs((pixels.at(channel) ?? 0) - (pixels.at(channel - 3) ?? 0)));
    expect(Math.max(...differences)).toBeGreaterThan(DIFFERENCE);
  });
}

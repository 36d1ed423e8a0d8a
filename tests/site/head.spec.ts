import { NOWHERE, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** In the dark, a page that is folded has a ground of its own hue, and the bars keep the one of all other pages. */
const folded = sitemap.filter((path) => path.startsWith('/expertise/')).slice(0, 1);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the browser's own bars have the colour of the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/', '/contact', NOWHERE, ...(colorScheme === 'light' ? folded : [])]) {
      await page.goto(address);
      const colours = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const seen = (colour: string) => {
          if (!canvas) return [];
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return {
          bars: bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => seen(content)),
          page: seen(getComputedStyle(document.body).backgroundColor),
        };
      });
      expect(colours.bars, address).toEqual([colours.page]);
    }
  });
}

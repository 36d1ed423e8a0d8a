import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const { articles, newsletter } = wordsIfAny('blogs') ?? {};

if (articles && newsletter) {
  test('the line of the last article goes down to the line of the newsletter, which it meets', async ({ page }) => {
    await page.goto('/insights/blogs');
    const last = cardsOf(sectionOf(page, articles.title)).last();
    const band = sectionOf(page, newsletter.title);
    for (const width of [320, 390, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const above = await last.evaluate((card) => {
        const picture = card.querySelector('svg')?.parentElement ?? card;
        const turn = getComputedStyle(picture, '::after');
        const { top, right } = picture.getBoundingClientRect();
        return {
          floor: picture.querySelector('svg')?.getBoundingClientRect().bottom ?? Number.NaN,
          top: top + Number.parseFloat(turn.top) + Number.parseFloat(turn.borderTopWidth) / 2,
          bottom: top + Number.parseFloat(turn.top) + Number.parseFloat(turn.height),
          right: right + Number.parseFloat(turn.width),
        };
      });
      const below = await band.evaluate((section) => {
        const kolam = section.querySelector('svg')?.parentElement ?? section;
        const turn = getComputedStyle(kolam, '::before');
        return {
          top: section.getBoundingClientRect().top,
          right: kolam.getBoundingClientRect().right + Number.parseFloat(turn.width),
        };
      });
      expect(Math.abs(above.top - above.floor), `${width} px: leaves the picture at its floor`).toBeLessThanOrEqual(1);
      expect(above.bottom, `${width} px: reaches the newsletter`).toBeGreaterThanOrEqual(below.top);
      expect(Math.abs(above.right - below.right), `${width} px: meets its line`).toBeLessThanOrEqual(1);
      expect(above.right, `${width} px: is seen`).toBeLessThanOrEqual(width);
    }
  });
}

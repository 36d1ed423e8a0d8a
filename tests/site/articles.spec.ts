import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const { articles, newsletter, specimen } = wordsIfAny('blogs') ?? {};

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

if (specimen?.record.kind === 'sheet') {
  test('the line below the kolam of Blogs runs down to the ring of the record', async ({ page }) => {
    await page.goto('/insights/blogs');
    const band = sectionOf(page, specimen.title);
    for (const width of [320, 575, 576, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { above, below, words, row } = await band.evaluate((section) => {
        const banner = section.previousElementSibling ?? section;
        const turn = getComputedStyle(banner, '::after');
        const content = Number.parseFloat(getComputedStyle(banner).paddingLeft) + banner.getBoundingClientRect().left;
        const row = [...section.querySelectorAll('dl > *')].find(
          (entry) => Number.parseFloat(getComputedStyle(entry, '::after').borderLeftWidth) > 0,
        );
        const line = row && getComputedStyle(row, '::after');
        const box = row?.getBoundingClientRect();
        const words = section.querySelector('header')?.getBoundingClientRect();
        return {
          words: { left: words?.left ?? Number.NaN, top: words?.top ?? Number.NaN },
          row: box?.bottom ?? Number.NaN,
          above: content + Number.parseFloat(turn.marginLeft),
          below: {
            left: (box?.left ?? Number.NaN) + Number.parseFloat(line?.left ?? ''),
            top: (box?.top ?? Number.NaN) + Number.parseFloat(line?.top ?? ''),
            band: section.getBoundingClientRect().top,
          },
        };
      });
      expect(Math.abs(above - below.left), `${width} px: goes on below the line of the kolam`).toBeLessThanOrEqual(1);
      expect(below.top, `${width} px: reaches the upper edge of the band`).toBeLessThanOrEqual(below.band);
      expect(below.left, `${width} px: is seen`).toBeGreaterThanOrEqual(0);
      expect(words.left > below.left || words.top > row, `${width} px: passes the words`).toBe(true);
    }
  });
}

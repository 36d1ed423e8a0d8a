import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny } from '../support/words.ts';

const { articles, newsletter, specimen } = wordsIfAny('blogs') ?? {};

if (articles) {
  test('the line runs along the floors of a row of articles, turns from one to the other, and goes on to the next', async ({
    page,
  }) => {
    await page.goto('/insights/blogs');
    const cards = cardsOf(sectionOf(page, articles.title));
    for (const width of [320, 390, 767, 768, 1023, 1024, 1279, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const turnOf = (part: Element, name: string) => {
            const turn = getComputedStyle(part, name);
            const height = Number.parseFloat(turn.height);
            // What goes back begins at the upper floor.
            const upper =
              name === '::after' ? bottom - Number.parseFloat(turn.bottom) - height : top + Number.parseFloat(turn.top);
            return {
              isDrawn: turn.content !== 'none',
              half: Number.parseFloat(turn.borderBottomWidth) / 2,
              top: upper,
              bottom: upper + height,
              left: left + Number.parseFloat(turn.left),
              right: right - Number.parseFloat(turn.right),
            };
          };
          // Where the ground changes on the way, what is above that is a piece of its own.
          const piece = turnOf(card.children[1] ?? card, '::before');
          const floors = [card.firstElementChild, card.lastElementChild].map((floor) => {
            const box = floor?.getBoundingClientRect();
            const cut = /inset\(\S+ ([^ )]+)/.exec(floor ? getComputedStyle(floor).clipPath : '')?.[1] ?? '';
            const { left = Number.NaN, right = 0, bottom = 0 } = box ?? {};
            return { left, right: right - Number.parseFloat(cut), bottom };
          });
          const isInTwo = getComputedStyle(card.children[1] ?? card, '::before').position === 'absolute';
          return {
            ...{ left, right, top, bottom, floors },
            piece: isInTwo ? piece : undefined,
            down: turnOf(card, '::before'),
            back: turnOf(card, '::after'),
          };
        }),
      );
      const rows = boxes.filter(({ left }) => left === boxes[0]?.left);
      // The gutter in which the line comes down to a row.
      let isRight = true;
      for (const [index, { top, floors, down, back, piece }] of rows.entries()) {
        const at = `row ${index + 1} at ${width} px`;
        const row = boxes.filter((box) => box.top === top);
        const [left, right, bottom] = [row[0]?.left ?? 0, row.at(-1)?.right ?? 0, row[0]?.bottom ?? 0];
        const near = (one: number | undefined, other: number, what: string) =>
          expect(Math.abs((one ?? Number.NaN) - other), `${at}: ${what}`).toBeLessThan(1.02);
        const isIn = (turn: typeof down, gutter: 'left' | 'right') => {
          near(
            gutter === 'right' ? turn.left : turn.right,
            gutter === 'right' ? right : left,
            `turns on the ${gutter}`,
          );
          expect(turn.right - turn.left, `${at}: turns in the gutter`).toBeGreaterThan(8);
        };
        const upper = floors[0]?.bottom ?? Number.NaN;
        const heights = back.isDrawn ? [upper, bottom] : [bottom];
        expect(heights.length, `${at}: floors`).toBeGreaterThan(row.length - 1);
        for (const height of heights) {
          const pieces = row
            .flatMap((box) => box.floors)
            .filter((floor) => Math.abs(floor.bottom - height) < 1.02)
            .sort((one, other) => one.left - other.left);
          expect(pieces.length, `${at}: pieces of a floor`).toBe(heights.length === 1 ? 2 : row.length);
          near(pieces[0]?.left, left, 'floor begins');
          for (const [place, { right: end }] of pieces.entries())
            near(end, pieces[place + 1]?.left ?? right, 'floor ends');
        }
        expect(
          row.slice(1).some((box) => box.down.isDrawn || box.back.isDrawn),
          `${at}: turns once`,
        ).toBe(false);
        isIn(down, isRight ? 'right' : 'left');
        near(down.bottom - down.half, upper, 'to the upper floor');
        if (piece) {
          isIn(piece, isRight ? 'right' : 'left');
          near(down.top, piece.bottom, 'is one');
        }
        if (index > 0) near((piece ?? down).top + down.half, rows[index - 1]?.bottom ?? 0, 'begins');
        if (back.isDrawn) {
          isIn(back, isRight ? 'left' : 'right');
          near(back.top + back.half, upper, 'from the upper floor');
          near(back.bottom - back.half, bottom, 'to the lower floor');
        } else {
          isRight = !isRight;
        }
      }
      if (newsletter) expect(isRight, `${width} px: ends where the newsletter's line comes down`).toBe(true);
    }
  });
}

if (articles && newsletter) {
  test('the line of the last article goes down to the line of the newsletter, which it meets', async ({ page }) => {
    await page.goto('/insights/blogs');
    const list = sectionOf(page, articles.title).getByRole('list');
    const band = sectionOf(page, newsletter.title);
    for (const width of [320, 390, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const above = await list.evaluate((element) => {
        const turn = getComputedStyle(element, '::after');
        const box = element.getBoundingClientRect();
        const top = box.top + Number.parseFloat(turn.top);
        return {
          floor: box.bottom,
          top: top + Number.parseFloat(turn.borderTopWidth) / 2,
          bottom: top + Number.parseFloat(turn.height),
          right: box.right - Number.parseFloat(turn.right),
        };
      });
      const below = await band.evaluate((section) => {
        const kolam = section.lastElementChild ?? section;
        const turn = getComputedStyle(kolam, '::before');
        return {
          top: section.getBoundingClientRect().top,
          right: kolam.getBoundingClientRect().right + Number.parseFloat(turn.width),
        };
      });
      expect(Math.abs(above.top - above.floor), `${width} px: leaves the list at its floor`).toBeLessThanOrEqual(1);
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
        // The line may go down between the heading and what is said of it.
        const words = [...(section.querySelector('header')?.children ?? [])].map((part) => {
          const { left, right, top } = part.getBoundingClientRect();
          return { left, right, top };
        });
        return {
          words,
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
      for (const part of words)
        expect(
          below.left < part.left || below.left > part.right || part.top > row,
          `${width} px: passes the words`,
        ).toBe(true);
    }
  });
}

if (specimen?.record.kind === 'sheet' && specimen.record.sheets.length > 1) {
  test('out of the ring of the record the line goes on to the first article', async ({ page }) => {
    await page.goto('/insights/blogs');
    const band = sectionOf(page, specimen.title);
    const first = cardsOf(sectionOf(page, articles?.title ?? '')).first();
    for (const width of [320, 575, 576, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const above = await band.evaluate((section) => {
        const entry = [...section.querySelectorAll('mark')].at(-1)?.closest('dl > *') ?? section;
        const paper = entry.closest('dl')?.parentElement?.getBoundingClientRect();
        const line = getComputedStyle(entry.querySelector('dd') ?? entry, '::after');
        const box = entry.getBoundingClientRect();
        return {
          paper: paper?.right ?? Number.NaN,
          left: box.left + Number.parseFloat(line.left),
          right: box.right - Number.parseFloat(line.right),
          bottom: box.top + Number.parseFloat(line.top) + Number.parseFloat(line.height),
          band: section.getBoundingClientRect().bottom,
        };
      });
      const below = await first.evaluate((card) => {
        const box = card.getBoundingClientRect();
        const turns = [getComputedStyle(card, '::before'), getComputedStyle(card, '::after')];
        return turns
          .filter((turn) => Number.parseFloat(turn.top) < -100)
          .map((turn) => ({
            right: box.right - Number.parseFloat(turn.right),
            top: box.top + Number.parseFloat(turn.top),
          }));
      });
      expect(Math.abs(above.left - above.paper), `${width} px: leaves the paper at its edge`).toBeLessThanOrEqual(1);
      expect(above.bottom, `${width} px: reaches the edge of the band`).toBeGreaterThanOrEqual(above.band);
      expect(below, `${width} px: comes down once`).toHaveLength(1);
      for (const { right, top } of below) {
        expect(top, `${width} px: from the edge of the band`).toBeLessThanOrEqual(above.band);
        expect(Math.abs(right - above.right), `${width} px: down one gutter`).toBeLessThanOrEqual(1);
      }
    }
  });
}

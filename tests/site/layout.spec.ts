import type { Locator } from '@playwright/test';
import { cardsOf, sectionOf } from '../support/page.ts';
import { oneOfEachKind, pageOf, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny, wordsOf } from '../support/words.ts';

const WIDTHS = [768, 1024, 1280, 1440, 1920];
/** How wide a column of text is at least and at most, in the size of its type: some 26 and 75 characters. */
const NARROWEST = 14;
const WIDEST = 36;
/** A last line of one word below this length, in letters, looks forgotten. */
const SHORT_WORD = 7;
/** How high a row of a record may be, in its type. */
const LOOSE_ROW = 4;

const contact = wordsOf('contact');
const site = wordsOf('site');
const cases = wordsIfAny('case-studies');
const stories = wordsIfAny('success-stories');
const blogs = wordsIfAny('blogs');

const isThere = (address: string) => sitemap.includes(address);

/** Upper and lower edge of what is asked for, in pixels from the top of the page. */
async function edgesOf(locator: Locator): Promise<Record<'top' | 'bottom' | 'left' | 'right', number>> {
  return locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY, left, right };
  });
}

function fontSizeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

// Other offices stand above the form.
if (site.contact.offices === undefined) {
  test('all by which a company is reached stands in the first view of a desk', async ({ page }) => {
    await page.goto('/contact');
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const details = sectionOf(page, contact.details.title);
      expect((await edgesOf(details)).bottom, `${width} px`).toBeLessThanOrEqual(height + 10);
      expect((await edgesOf(page.getByRole('table'))).bottom, `${width} px`).toBeLessThanOrEqual(height);
    }
  });
}

test('number, addresses and hours stand in one column beside their labels on a tablet, and hours beside addresses on a desk', async ({
  page,
}) => {
  await page.goto('/contact');
  const details = sectionOf(page, contact.details.title);
  const values = details.locator('dd > a, dd:not(:has(> a)), td > svg');
  const labels = details.locator('dt, th');
  const lefts = (locator: Locator) =>
    locator.evaluateAll((all) => [...new Set(all.map((element) => Math.round(element.getBoundingClientRect().left)))]);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [reached, addresses, hours] = [
      await lefts(details.locator('dt, dd > a, dd:not(:has(> a))')),
      await edgesOf(details.locator('dl').last()),
      await edgesOf(details.getByRole('table')),
    ];
    expect(reached, `${width} px`).toHaveLength(1);
    expect(hours.left, `${width} px`).toBeGreaterThan(addresses.right);
    expect(Math.abs(hours.top - addresses.top), `${width} px`).toBeLessThan(2);
  }
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const [[label = 0, ...otherLabels], [value = 0, ...otherValues]] = [await lefts(labels), await lefts(values)];
    expect(otherLabels, `${width} px`).toEqual([]);
    expect(otherValues, `${width} px`).toEqual([]);
    expect(value, `${width} px`).toBeGreaterThan(label + 128);
  }
});

test('on a phone the telephone number stands in the first view of Contact, and the details before the form', async ({
  page,
}) => {
  await page.goto('/contact');
  const number = page.getByRole('main').locator('a[href^="tel:"]').first();
  const field = page.getByRole('textbox', { name: contact.form.firstName.label });
  const hours = page.getByRole('table');
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [412, 823],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await edgesOf(number)).bottom, `${width} px`).toBeLessThanOrEqual(height);
    expect((await edgesOf(hours)).bottom, `${width} px`).toBeLessThan((await edgesOf(field)).top);
  }
});

test('the telephone number stands clear of the hours', async ({ page }) => {
  await page.goto('/contact');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const number = await page.getByRole('main').locator('a[href^="tel:"]').first().boundingBox();
    const hours = await page.getByRole('table').boundingBox();
    const isAbove = (number?.y ?? 0) + (number?.height ?? 0) <= (hours?.y ?? 0);
    const end = (number?.x ?? 0) + (number?.width ?? 0);
    expect(isAbove || end + 16 <= (hours?.x ?? 0), `${width} px`).toBe(true);
  }
});

test('the buttons of Home stand in the first view of a small desk, below at most five lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  const height = await headline.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  const { top, bottom } = await edgesOf(headline);
  expect(Math.round((bottom - top) / height)).toBeLessThanOrEqual(5);
  for (const button of await page.locator('main > :first-child').getByRole('button').all()) {
    // A name in a second script makes the header a pixel higher.
    expect((await edgesOf(button)).bottom).toBeLessThanOrEqual(702);
  }
});

for (const [address, words, title] of [
  ['/insights/case-studies', cases?.caseStudies, cases?.title],
  ['/insights/success-stories', stories?.stories, stories?.title],
  ['/insights/blogs', blogs?.articles, blogs?.title],
] as const) {
  if (!words) continue;
  test(`the items of ${title} have smaller titles than their section, and larger ones than their parts`, async ({
    page,
  }) => {
    await page.goto(address);
    const section = sectionOf(page, words.title);
    for (const width of [360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      // The first article is the headline of its page, and the last one is as large.
      const items = section.getByRole('heading', { level: 3 });
      const item = await fontSizeOf(words === blogs?.articles ? items.nth(1) : items.first());
      const text = await fontSizeOf(section.getByRole('paragraph').last());
      const heading = await fontSizeOf(section.getByRole('heading', { level: 2 }));
      // That of cases and of stories is smaller, as it follows the page's own at once: two headlines would compete.
      if (words === blogs?.articles) expect(heading / item, `${width} px`).toBeGreaterThanOrEqual(1.2);
      expect(item / text, `${width} px`).toBeGreaterThanOrEqual(1.2);
    }
  });
}

test('each case and each story fills the window from edge to edge, on a ground of its own', async ({ page }) => {
  for (const [address, words] of [
    ['/insights/case-studies', cases?.caseStudies],
    ['/insights/success-stories', stories?.stories],
  ] as const) {
    if (!words) continue;
    // A story without a record stands on the page's own ground.
    const isColoured = words.items.map(({ record }) => record !== undefined || address === '/insights/case-studies');
    await page.goto(address);
    for (const width of [320, 390, ...WIDTHS, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const items = await cardsOf(sectionOf(page, words.title)).evaluateAll((all) =>
        all.map((item) => {
          const coloured = [...item.querySelectorAll('*')]
            .filter((part) => !part.closest('figure[aria-label]'))
            .filter((part) => !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(getComputedStyle(part).backgroundColor))
            .map((part) => part.getBoundingClientRect());
          const { left, right, top, bottom } = item.getBoundingClientRect();
          const isAtEdge = coloured.some((box) => box.left <= 0 || box.right >= innerWidth);
          return { left, right, top, bottom, isAtEdge };
        }),
      );
      for (const [index, { left, right, top, isAtEdge }] of items.entries()) {
        expect([left, right], `${address}, ${width} px`).toEqual([0, width]);
        if (isColoured[index]) expect(isAtEdge, `${address}, ${width} px`).toBe(true);
        if (index > 0) expect(top - (items[index - 1]?.bottom ?? 0), `${address}, ${width} px`).toBeCloseTo(0, 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address}, ${width} px`).toBe(width);
    }
  }
});

/** In pixels; lower, a picture would be a sliver. */
const LOWEST = 80;
/** In pixels, with rounding; between the halves of a picture there is more. */
const GAP = 8;

test('the picture of what a case or a story is about is drawn whole in every window, as far as its drawing goes there', async ({
  page,
}) => {
  for (const [address, items] of [
    ['/insights/case-studies', cases?.caseStudies.items],
    ['/insights/success-stories', stories?.stories.items],
  ] as const) {
    if (!items) continue;
    await page.goto(address);
    for (const width of [360, 600, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      const drawn = await page.locator('main li svg:has(> use):not(svg svg)').evaluateAll((all) =>
        all.map((svg) => {
          // What stood in the way of a case runs on from its box to the edges of the window.
          // The tail of a bubble ends behind that, and a unit test asks whether the speaker is drawn from edge to edge.
          const isCut =
            getComputedStyle(svg).overflowX === 'hidden' || svg.matches('li li svg, figure:has(blockquote) + div svg');
          const { left, right } = (isCut ? svg : (svg.querySelector('use') ?? svg)).getBoundingClientRect();
          // In a box of other proportions, it would go on to the edge of that, and be cut there.
          const [, , width = 0, height = 1] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
          const beyond = isCut ? svg.clientWidth - (svg.clientHeight * width) / height : 0;
          return { left, right, height: svg.clientHeight, beyond };
        }),
      );
      expect(drawn.length > 0, address).toBe(items.some(({ thing }) => thing));
      for (const { left, right, height, beyond } of drawn) {
        expect(left, `${address}, ${width} px`).toBeGreaterThan(0);
        expect(right, `${address}, ${width} px`).toBeLessThanOrEqual(width);
        expect(height, `${address}, ${width} px`).toBeGreaterThan(LOWEST);
        expect(beyond, `${address}, ${width} px`).toBeLessThan(GAP);
      }
    }
  }
});

test('each row of a record has a rule or the line below it, and no more room than it needs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const [address, items] of [
    ['/insights/case-studies', cases?.caseStudies.items],
    ['/insights/success-stories', stories?.stories.items],
  ] as const) {
    if (!items) continue;
    await page.goto(address);
    const rows = page.locator('figure[aria-label] :is(tbody tr, dl > div)');
    const wrong = await rows.evaluateAll((all, loose) => {
      return all.flatMap((row) => {
        const parts = [row, ...row.querySelectorAll('*')];
        const letters = Math.max(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
        const rule = getComputedStyle(row);
        const isRuled = rule.borderBottomWidth !== '0px' && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(rule.borderBottomColor);
        // The line comes from the left edge of the paper; one that comes from the right passes no other entry.
        const isLed = parts.some((part) => {
          const { content, left } = getComputedStyle(part, '::before');
          return content !== 'none' && Number.parseFloat(left) < 0;
        });
        const height = row.getBoundingClientRect().height / letters;
        const { bottom } = row.getBoundingClientRect();
        const isLast = [...(row.parentElement?.children ?? [])].every(
          (one) => one.getBoundingClientRect().bottom <= bottom,
        );
        return (isRuled || isLed || isLast || !row.nextElementSibling) && height <= loose ? [] : [row.textContent];
      });
    }, LOOSE_ROW);
    expect(wrong, address).toEqual([]);
    if (items.some(({ record }) => record?.kind === 'register')) expect(await rows.count(), address).toBeGreaterThan(0);
  }
});

test('the signs of a service stand in columns that are wide enough to read', { tag: '@thorough' }, async ({ page }) => {
  for (const address of sitemap.filter((path) => path.startsWith('/services/'))) {
    await page.goto(address);
    const signs = page.locator('main > :nth-child(2) li p');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await signs.evaluateAll((all) =>
        all.map((sign) => sign.clientWidth / Number.parseFloat(getComputedStyle(sign).fontSize)),
      );
      expect(Math.min(...widths), `${address}, ${width} px`).toBeGreaterThanOrEqual(NARROWEST);
    }
  }
});

test('no text runs on over lines that are too long to find back', { tag: '@thorough' }, async ({ page }) => {
  for (const address of oneOfEachKind(sitemap)) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate((widest) => {
        const range = document.createRange();
        return (
          [...document.querySelectorAll('main :is(p, li)')]
            // Its first sentence can stand in a column of its own.
            .filter((element) =>
              [...element.childNodes].some((node) => {
                if (node.nodeType !== 3 || !node.nodeValue?.trim()) return false;
                range.selectNode(node);
                // Line by line: it can run on in a second column.
                const taken = Math.max(...[...range.getClientRects()].map((line) => line.width));
                return taken / Number.parseFloat(getComputedStyle(element).fontSize) > widest;
              }),
            )
            .map((element) => element.textContent)
        );
      }, WIDEST);
      expect(wide, `${address}, ${width} px`).toEqual([]);
    }
  }
});

test('the last line of a point is not one short word', async ({ page }) => {
  for (const address of ['/insights/case-studies', '/insights/success-stories'].filter(isThere)) {
    await page.goto(address);
    for (const width of [360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      const forgotten = await page.evaluate((letters) => {
        const range = document.createRange();
        return [...document.querySelectorAll('main li')].flatMap((point) => {
          // The key of a chart is no text to read.
          if (point.closest('figure')) return [];
          const [text] = point.childNodes;
          if (!(text instanceof Text)) return [];
          const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return { word, top: range.getBoundingClientRect().top };
          });
          const [last, before] = words.toReversed();
          return last && before && before.top < last.top && last.word.length < letters ? [text.data] : [];
        });
      }, SHORT_WORD);
      expect(forgotten, `${address}, ${width} px`).toEqual([]);
    }
  }
});

test('a table of comparison begins at the left edge of its heading', async ({ page }) => {
  await page.goto(pageOf('expertise'));
  const table = page.getByRole('table');
  const heading = page.locator('section', { has: table }).getByRole('heading');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const left = await table
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().left;
      });
    expect(left, `${width} px`).toBeCloseTo(await heading.evaluate((title) => title.getBoundingClientRect().left), 0);
  }
});

test('the last band of a page begins at the left edge of its title', { tag: '@thorough' }, async ({ page }) => {
  for (const address of ['/about', '/insights/solutions'].filter(isThere)) {
    await page.goto(address);
    for (const width of [360, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await page
        .locator('h1, main > :last-child h2')
        .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
      expect(lefts, `${address}, ${width} px`).toHaveLength(2);
      expect(new Set(lefts).size, `${address}, ${width} px`).toBe(1);
    }
  }
});

test('the links of the footer stand in one row of columns wherever there is room', async ({ page }) => {
  await page.goto('/about');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().top)));
    expect(tops.length, `${width} px`).toBeGreaterThan(0);
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

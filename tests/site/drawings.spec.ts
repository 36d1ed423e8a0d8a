import type { Page } from '@playwright/test';
import { slug } from '../../src/lib/content/slug.ts';
import { dotCount } from '../../src/lib/drawing/dot-count.ts';
import { sectionOf } from '../support/page.ts';
import { oneOfEachKind, pageOf, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { pagesOf, wordsIfAny, wordsOf } from '../support/words.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1344, 1440, 1920, 2560];

/** Home, and one other: the rest is left to CI. */
const tagOfDrawing = (address: string) =>
  ['/', pageOf('services'), pageOf('expertise')].includes(address) ? [] : '@thorough';

for (const address of ['/', '/about', pageOf('industries'), pageOf('services')]) {
  test(`the kolam at the top of ${address} is seen from its left to its right end in windows of ${WIDTHS.join(', ')} px`, {
    tag: tagOfDrawing(address),
  }, async ({ page }) => {
    await page.goto(address);
    const kolam = page.locator('main > :first-child svg').last();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { left, right, clippedBy } = await kolam.evaluate((svg) => {
        const box = svg.getBoundingClientRect();
        const clipping = [];
        for (let parent = svg.parentElement; parent; parent = parent.parentElement) {
          const edges = parent.getBoundingClientRect();
          const isCut = edges.left > box.left || edges.right < box.right;
          if (isCut && getComputedStyle(parent).overflowX !== 'visible') clipping.push(parent.className);
        }
        return { left: box.left, right: box.right, clippedBy: clipping };
      });
      expect(clippedBy, `${width} px`).toEqual([]);
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

if (wordsIfAny('blogs')) {
  test('a longer name takes its room from the kolam beside it, not from the window', async ({ page }) => {
    await page.goto('/insights/blogs');
    await page.getByRole('heading', { level: 1 }).evaluate((name) => {
      name.textContent = 'Publications';
    });
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
}

/** A process whose steps are stairs, if one of the company's is. */
const [rising] = pagesOf('industries').filter(({ workflow }) => workflow.form === 'stairs');

if (rising) {
  const { title, workflow } = rising;
  test('each step of stairs begins higher than the one before and is to its right', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/industries/${slug(title)}`);
    const steps = sectionOf(page, workflow.title).getByRole('listitem');
    const corners = await steps.evaluateAll((all) =>
      all.flatMap((step): DOMRect[] => step.querySelector('svg')?.getBoundingClientRect().toJSON() ?? []),
    );
    expect(corners).toHaveLength(workflow.items.length);
    for (const [index, { left, bottom }] of corners.slice(1).entries()) {
      expect(bottom).toBeLessThan(corners[index]?.bottom ?? 0);
      expect(left).toBeGreaterThan(corners[index]?.left ?? 0);
    }
  });
}

const PHONE = { width: 360, height: 740 };
/** Of a heading, in pixels. */
const ONE_LINE = 36;

test('what a page has to say begins in the first view of a phone', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of sitemap.filter((path) => path !== '/')) {
    await page.goto(address);
    // After the page's name and the sentence below it; on a service page, the value that its picture shows.
    const first = page.locator('main :is(h1 + p + p, h2, figure > p)').first();
    const { y = Number.NaN, height = 0 } = (await first.boundingBox()) ?? {};
    expect(y + Math.min(height, ONE_LINE), address).toBeLessThan(PHONE.height);
  }
});

test('the line is equally wide on all pages', { tag: '@thorough' }, async ({ page }) => {
  const [narrow, wide] = [new Set<string>(), new Set<string>()];
  for (const address of oneOfEachKind(sitemap)) {
    await page.goto(address);
    for (const [width, strokes] of [
      [360, narrow],
      [1280, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lines = page.locator('main svg path[pathLength]');
      const found = await lines.evaluateAll((paths) =>
        paths.map((path) => {
          const { strokeWidth, vectorEffect } = getComputedStyle(path);
          return `${strokeWidth}, ${vectorEffect}`;
        }),
      );
      for (const stroke of found) strokes.add(stroke);
    }
  }
  expect([...narrow].toSorted()).toEqual(['3px, non-scaling-stroke']);
  expect([...wide].toSorted()).toEqual(['4px, non-scaling-stroke']);
});

const { figures } = wordsOf('home');

if (figures) {
  test('dots that count one thing stand apart from those that count the next', async ({ page }) => {
    await page.goto('/');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const fields = await sectionOf(page, figures.title)
        .locator('dd svg')
        .evaluateAll((drawings) => drawings.slice(1).map((drawing) => drawing.getBoundingClientRect().toJSON()));
      expect(fields).toHaveLength(figures.items.filter(({ value }) => dotCount(value)).length - 1);
      for (const [index, { bottom, width: row }] of fields.entries()) {
        const next = fields[index + 1];
        const pitch = row / 20;
        if (next) expect((next.top - bottom) / pitch + 1, `${width} px, after ${index + 2}`).toBeGreaterThan(5);
      }
    }
  });
}

const { form, nextSteps, specimen } = wordsOf('contact');

if (nextSteps) {
  test('the line of the next steps on Contact runs off the page, which does not grow by it', async ({ page }) => {
    await page.goto('/contact');
    const steps = sectionOf(page, nextSteps.title).getByRole('list');
    for (const width of WIDTHS.filter((width) => width >= 1024)) {
      await page.setViewportSize({ width, height: 800 });
      const end = await steps.evaluate((list) => {
        const drawing = list.querySelector('li:last-child svg');
        if (!drawing) throw new Error('The last step has no drawing.');
        // How far beyond its box it is not cut off.
        const [, beyond = '0'] = /inset\(\S+ (-[\d.]+)px/.exec(getComputedStyle(drawing).clipPath) ?? [];
        return drawing.getBoundingClientRect().right - Number.parseFloat(beyond);
      });
      expect(end, `${width} px`).toBeGreaterThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

test('the line that draws the envelope on Contact goes on below the button of the form', async ({ page }) => {
  await page.goto('/contact');
  const section = sectionOf(page, form.title);
  for (const width of WIDTHS.filter((width) => width >= 1024)) {
    await page.setViewportSize({ width, height: 800 });
    const away = await section.evaluate((element) => {
      // What it shows is drawn to its floor, and no further; what it does not show at this width has no height.
      const uses = [...element.querySelectorAll('svg use')].map((use) => use.getBoundingClientRect());
      const drawn = uses.find(({ height }) => height > 0);
      const card = element.querySelector('[type="submit"]')?.closest('section')?.lastElementChild;
      if (!drawn || !card) throw new Error('The form has no drawing, or no button.');
      // The line goes on from the foot of the card on which the button stands.
      const { top, borderTopWidth } = getComputedStyle(card, '::after');
      return (
        drawn.bottom -
        (card.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(borderTopWidth) / 2)
      );
    });
    expect(Math.abs(away), `${width} px`).toBeLessThan(1);
  }
});

if (specimen?.record.kind === 'sheet' && specimen.record.sheets.at(-1)?.fields.some(({ mark }) => mark === 'ring')) {
  test('on Contact, the line from the form to the ring on the answer runs down one gutter', async ({ page }) => {
    await page.goto('/contact');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await page.evaluate(() => {
        const card = document.querySelector('main form [type="submit"]')?.closest('section')?.lastElementChild;
        const row = [...document.querySelectorAll('main mark')].at(-1)?.closest('dl > div');
        return [card, row].map((element) => {
          if (!element) throw new Error('There is no card, or no ring.');
          const line = getComputedStyle(element, '::after');
          return element.getBoundingClientRect().right - Number.parseFloat(line.right);
        });
      });
      expect(ends[0], `${width} px`).toBeCloseTo(ends[1] ?? 0, 0);
      expect(ends[0], `${width} px`).toBeLessThan(width);
    }
  });
}

if (nextSteps && specimen?.record.kind === 'sheet' && specimen.record.sheets.at(-1)?.fields.some(({ mark }) => mark)) {
  test('on Contact, the line from the ring on the answer to the next steps runs down one gutter', async ({ page }) => {
    await page.goto('/contact');
    const steps = sectionOf(page, nextSteps.title).getByRole('list');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const [from, to] = await steps.evaluate((list) => {
        const value = [...document.querySelectorAll('main mark')].at(-1)?.closest('dd');
        const row = value?.parentElement;
        if (!value || !row) throw new Error('There is no ring.');
        return (
          [
            [row, getComputedStyle(value, '::after').left],
            [list, getComputedStyle(list, '::before').left],
          ] as const
        ).map(([element, left]) => element.getBoundingClientRect().left + Number.parseFloat(left));
      });
      expect(from, `${width} px`).toBeCloseTo(to ?? 0, 0);
      expect(from, `${width} px`).toBeGreaterThan(0);
    }
  });
}

/** Where a page's last band, its drawing and the end of its words stand, in pixels of a window of that width. */
async function closingKolam(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.locator('main > :last-child').evaluate((section) => {
    const drawing = section.querySelector('svg');
    if (!drawing) throw new Error('The last band has no drawing.');
    const ends = [...section.querySelectorAll('h2, p, a')].map((element) => element.getBoundingClientRect().bottom);
    return {
      box: section.getBoundingClientRect().toJSON(),
      drawing: drawing.getBoundingClientRect().toJSON(),
      words: Math.max(...ends),
    };
  });
}

/** Between a drawing and the upper and lower edges of its band, in pixels; and on a phone, to the lower edge. */
const AIR = 48;
const PHONE_AIR = 16;
/** Where the page's line leads to the kolam, also on a phone. */
const LED = ['/', '/about', '/insights/case-studies'];

for (const address of ['/', '/about', '/insights/case-studies', pageOf('industries')]) {
  test(`the kolam at the end of ${address} stands whole in its band with air round it`, {
    tag: tagOfDrawing(address),
  }, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      const { box, drawing, words } = await closingKolam(page, width);
      expect(drawing.left, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(drawing.right, `${width} px`).toBeLessThanOrEqual(width);
      if (width < 768 && !LED.includes(address)) {
        // As wide as the words, and below them.
        expect(drawing.width, `${width} px`).toBeGreaterThan(0.85 * width);
        expect(drawing.top, `${width} px`).toBeGreaterThanOrEqual(words);
        expect(box.bottom - drawing.bottom, `${width} px`).toBeGreaterThan(PHONE_AIR);
        continue;
      }
      expect(Math.round(box.bottom - drawing.bottom), `${width} px`).toBeGreaterThanOrEqual(AIR);
      expect(drawing.top - box.top, `${width} px`).toBeGreaterThanOrEqual(AIR);
    }
  });
}

for (const address of [pageOf('expertise'), pageOf('services')]) {
  test(`the kolam at the end of ${address} fills its room up to the edges of its band`, {
    tag: tagOfDrawing(address),
  }, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      const { box, drawing } = await closingKolam(page, width);
      // Below the words, on a phone, it would be a strip.
      if (width < 768) {
        expect(drawing.width, `${width} px`).toBe(0);
        continue;
      }
      expect(Math.abs(box.bottom - drawing.bottom), `${width} px`).toBeLessThan(1);
      expect(Math.abs(width - drawing.right), `${width} px`).toBeLessThan(1);
      expect(Math.abs(drawing.top - box.top), `${width} px`).toBeLessThan(1);
    }
  });
}

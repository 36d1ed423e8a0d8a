import type { Page } from '@playwright/test';
import { linesOnSheets } from '../support/sheets.ts';
import { everywhere, oneOfEachKind, pageOf, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsIfAny, wordsOf } from '../support/words.ts';

const words = wordsOf('navigation');
const contact = wordsOf('contact');
const blogs = wordsIfAny('blogs');
/** Fewer lines alone on a sheet look like a problem; these are what the shortest closing has, which is never parted. */
const FEWEST_LINES = 4;

/** Notes on the root element what begins to move, which is safer than to look whether it still does. */
function noteMovements(page: Page) {
  return page.addInitScript(() => {
    const note = (name: string) => document.documentElement.classList.add(`moves-${name}`);
    addEventListener('animationstart', ({ animationName }) => note(animationName));
    addEventListener('transitionrun', ({ propertyName }) => note(propertyName));
  });
}

/** Names of the animations and of what is in transition on a page that has just been opened. */
function movements(page: Page) {
  return page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name));
}

test('the kolam draws itself when a page opens', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await noteMovements(page);
  await page.goto(`${baseURL}${pageOf('industries')}`);
  await expect(page.locator('html')).toContainClass('moves-draw');
  await page.close();
});

test('the hand that draws a kolam is seen at work all the time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const address of [pageOf('industries'), pageOf('expertise')]) {
    await page.goto(address);
    const drawn = await page.evaluate(() => {
      const movements = document
        .getAnimations()
        .filter((movement) => movement instanceof CSSAnimation && movement.animationName === 'draw');
      const end = Math.max(...movements.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
      const shareAt = (time: number) => {
        for (const movement of movements) movement.currentTime = time * end;
        const shares = movements.map(({ effect }) => {
          const line = effect instanceof KeyframeEffect && effect.target;
          if (!line) return Number.NaN;
          const { strokeDasharray, strokeDashoffset } = getComputedStyle(line);
          if (strokeDasharray === 'none') return 1;
          return 1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray);
        });
        return shares.reduce((sum, share) => sum + share, 0) / shares.length;
      };
      return [0, 0.1, 0.3, 0.5, 0.7, 0.9].map(shareAt);
    });
    const [none = 1, tenth = 1, third = 0, half = 0, most = 1, nearly = 0] = drawn;
    expect(none, address).toBe(0);
    expect(tenth, address).toBeLessThan(0.1);
    expect(third, address).toBeGreaterThan(0.1);
    expect(half, address).toBeCloseTo(0.5, 1);
    expect(most, address).toBeLessThan(0.9);
    expect(nearly, address).toBeGreaterThan(0.9);
  }
});

test('nothing moves for visitors who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pageOf('industries'));
  expect(await movements(page)).toEqual([]);
  await page.getByRole('button', { name: words.drawer.open, exact: true }).click();
  expect(await movements(page)).toEqual([]);
});

test('the next page is there at once, and nothing of the old one moves over it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String((event as PageRevealEvent).viewTransition !== null);
    });
  });
  await page.goto(`${baseURL}${pageOf('industries')}`);
  await page.getByRole('contentinfo').getByRole('link', { name: words.about.label }).click();
  await expect(page).toHaveURL(/about/);
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  await page.close();
});

test('a printed page has no menus and no forms, and names the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pageOf('expertise'));
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('main').getByRole('link').first();
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain(await link.getAttribute('href'));
  await expect(page.getByText(new RegExp(`^https://[^/]+${pageOf('expertise')}$`))).toBeVisible();
});

test('a printed page has no heading of a form that is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, heading, other] of [
    ['/contact', contact.form.title, contact.details.title],
    ...(blogs?.newsletter ? [['/insights/blogs', blogs.newsletter.title, blogs.articles.title] as const] : []),
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: other, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(0);
  }
});

test('on paper, which is white, every text is dark', { tag: '@thorough' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of everywhere) {
    await page.goto(address);
    const pale = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('No canvas.');
      const brightnessOf = (colour: string) => {
        context.fillStyle = 'white';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: element, nodeValue } = texts.currentNode;
        if (!element?.checkVisibility() || !nodeValue?.trim()) continue;
        const { color, fill } = getComputedStyle(element);
        if (brightnessOf(element.closest('svg') ? fill : color) > 150) found.push(nodeValue);
      }
      return found;
    });
    expect(pale, address).toEqual([]);
  }
});

for (const address of oneOfEachKind(sitemap)) {
  test(`the last sheet of ${address} has at least ${FEWEST_LINES} lines`, { tag: '@thorough' }, async ({ page }) => {
    await page.goto(address);
    const lines = await linesOnSheets(page);
    expect(lines[0]).toBeGreaterThanOrEqual(FEWEST_LINES);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(FEWEST_LINES);
  });
}

test('drawings keep to the colours of the system where it forces its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    const { lines, ofSystem } = await page.evaluate(() => {
      const system = document.body.appendChild(document.createElement('i'));
      const colours = ['CanvasText', 'Highlight'].map((name) => {
        system.style.color = name;
        return getComputedStyle(system).color;
      });
      // Kolam on the page's line, which comes from far beyond the window. What is filled has no line.
      const kolam = [...document.querySelectorAll('main svg:has(> path[d^="M-3000"]) > path:not([fill-rule])')];
      return { lines: kolam.map((line) => getComputedStyle(line).stroke), ofSystem: colours };
    });
    expect(lines.length, path).toBeGreaterThan(0);
    for (const line of lines) expect(ofSystem, path).toContain(line);
  }
});

test('words of the second rank are as dark as all others for those who ask for more contrast', async ({ page }) => {
  await page.goto('/contact');
  const colours = () =>
    page.evaluate(() =>
      ['main label', '[id$=-hint]'].map(
        (place) => getComputedStyle(document.querySelector(place) ?? document.body).color,
      ),
    );
  const [title, words] = await colours();
  expect(words).not.toBe(title);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours()).toEqual([title, title]);
});

for (const [width, size] of [
  [640, '200%'],
  [1280, '200%'],
  [375, '24px'],
] as const) {
  test(`a page can be read at ${width} px with text of ${size}`, { tag: width === 1280 ? '@thorough' : [] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of oneOfEachKind(everywhere)) {
      await page.goto(address);
      const excess = await page.evaluate((size) => {
        const root = document.documentElement;
        // The page's policy allows no style element of ours.
        root.style.fontSize = size;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(excess, address).toBe(0);
    }
  });
}

test('the header is no wider than the narrowest phone with text of 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: words.drawer.open, exact: true });
  const end = await button.evaluate((element) => {
    document.documentElement.style.fontSize = '200%';
    return element.getBoundingClientRect().right;
  });
  expect(end).toBeLessThanOrEqual(320);
});

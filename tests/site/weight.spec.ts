import type { Page, Request } from '@playwright/test';
import { layoutShift, SHIFT_LIMIT } from '../support/layout-shift.ts';
import { everywhere, oneOfEachLook } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

test.use({ isAlone: true });

/** The height in pixels up to which a narrow window leaves what is below the first view out of the first frame. */
const TALLEST_PHONE = 960;
/** The tallest of the narrow phones where the second section's content waits, too. */
const TALL_NARROW_PHONE = 824;
/** How much of that content may stand in the first view of such a phone, in pixels. */
const TWO_LINES = 60;
/** All that Home requests, in bytes over the wire, but for what a company brings: portraits and the letters of a second script. */
const HOME_BUDGET = 48_000;

test(`all of Home weighs at most ${HOME_BUDGET} bytes`, async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(`${baseURL}/`, { waitUntil: 'networkidle' });
  const font = await page.locator('link[rel=preload]').getAttribute('href');
  const ofSite = requests.filter((request) => {
    const { pathname } = new URL(request.url());
    return pathname === font || !/\.(avif|woff2)$/.test(pathname);
  });
  const sizes = await Promise.all(ofSite.map((request) => request.sizes()));
  const total = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThanOrEqual(HOME_BUDGET);
  await page.close();
});

for (const address of oneOfEachLook(everywhere)) {
  test(`little moves on ${address} on a slow phone when the font arrives late`, { tag: '@thorough' }, async ({
    page,
  }) => {
    expect(await layoutShift(page, address)).toBeLessThan(SHIFT_LIMIT);
  });
}

/**
 * Where each element begins that a phone's first frame leaves out, in pixels from the top of the page. One that has no box of its
 * own (`display: contents`) is not left out: only a box can be.
 */
function heldBack(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [])]);
    const holding = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter(({ cssText }) => cssText.includes('content-visibility'))
      .map(({ name }) => name);
    const held = [...document.querySelectorAll('body *')].filter(
      (element) =>
        holding.includes(getComputedStyle(element).animationName) &&
        !['none', 'contents'].includes(getComputedStyle(element).display),
    );
    for (const animation of document.getAnimations()) animation.finish();
    return held.map((element) => element.getBoundingClientRect().top + scrollY);
  });
}

for (const address of oneOfEachLook(everywhere)) {
  test(`nothing in the first view of ${address} is left out of the first frame`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    for (const [width, height, first] of [
      [320, TALLEST_PHONE, TALLEST_PHONE],
      [767, TALLEST_PHONE, TALLEST_PHONE],
      [320, TALL_NARROW_PHONE, TALL_NARROW_PHONE - TWO_LINES],
      [412, TALL_NARROW_PHONE, TALL_NARROW_PHONE - TWO_LINES],
      [479, TALL_NARROW_PHONE, TALL_NARROW_PHONE - TWO_LINES],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = await heldBack(page);
      expect(Math.min(first, ...tops), `${width} × ${height}`).toBe(first);
      if (address === '/') expect(tops.length).toBeGreaterThan(3);
    }
  });
}

test('what is left out of the first frame on a phone is there soon after, with its true height', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightOnPhone = await height();
  await page.setViewportSize({ width: 412, height: TALLEST_PHONE + 1 });
  expect(heightOnPhone).toBe(await height());
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

for (const [address, depths, tag] of [
  ['/', [3000, 5000, 6500], '@thorough'],
  ['/insights/case-studies', [5000], '@thorough'],
  ['/insights/success-stories', [1000, 4000], '@thorough'],
] as const)
  test(`${address} stands where it stood when it is loaded again on a phone`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address);
    const rest = () =>
      page.waitForFunction(() => document.readyState === 'complete' && document.getAnimations().length === 0);
    for (const depth of depths) {
      await rest();
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), depth);
      await page.waitForFunction((top) => scrollY === top, depth);
      await page.reload();
      await rest();
      expect(await page.evaluate(() => scrollY)).toBe(depth);
    }
  });

test('where a link points into a page, nothing is left out of the first frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  expect((await heldBack(page)).length).toBeGreaterThan(3);
  await page.goto('/contact#content');
  expect(await heldBack(page)).toEqual([]);
});

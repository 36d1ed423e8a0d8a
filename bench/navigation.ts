import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import type { NavigationTimes } from './measurements.ts';
import { watchPrerender } from './prerender.ts';
import type { ServedSite } from './sites.ts';
import { slow4G } from './slow-phone.ts';

interface Click {
  to: string;
  duration: number;
}

const FROM = '/';
/** How long the next page may take, in milliseconds. */
const PATIENCE = 30_000;
/** How long the pointer rests on the link where nothing is prerendered, in milliseconds. */
const REST = 3000;

/**
 * Follows a link several times, in turns with and without speculation rules and on the reference page, each time in a new
 * browser.
 */
export async function measureNavigation(
  withRules: ServedSite,
  withoutRules: ServedSite,
  reference: ServedSite,
  rounds: number,
  onRun: (what: string) => void,
): Promise<NavigationTimes> {
  const times: NavigationTimes = { from: FROM, to: '', withRules: [], withoutRules: [], reference: [] };
  for (let round = 1; round <= rounds; round++) {
    onRun(`navigation ${round}, with speculation rules`);
    const prerendered = await follow(withRules.base, true);
    onRun(`navigation ${round}, without`);
    const loaded = await follow(withoutRules.base, false);
    onRun(`navigation ${round}, from the reference page to its copy`);
    const copied = await follow(reference.base, true);
    times.to = prerendered.to;
    times.withRules.push(prerendered.duration);
    times.withoutRules.push(loaded.duration);
    times.reference.push(copied.duration);
  }
  return times;
}

/**
 * The pointer goes to the link when the page has come to rest: nobody clicks while the first picture is still being drawn.
 * Counted from the time stamp of the click event to the moment when the next page has both been activated and painted
 * (for a prerendered page the paint comes after the activation, else there is no activation), both in absolute time:
 * `performance.timeOrigin` of the own document plus the time within it, because each document counts from its own start.
 */
function follow(base: string, hasRules: boolean): Promise<Click> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    // Applied by puppeteer to the target of the prerendered page as well, as soon as that exists.
    await page.emulateNetworkConditions(slow4G());
    const isReady = await watchPrerender(page);
    await page.goto(`${base}${FROM}`, { waitUntil: 'networkidle0' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { to, x, y } = await headerLink(page);
    await page.evaluate(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
        true,
      );
    });
    await page.mouse.move(x, y);
    if (hasRules) await isReady(`${base}${to}`);
    else await wait(REST);
    await page.mouse.click(x, y);
    const duration = await timeOfPaint(page, to);
    return { to, duration };
  });
}

/** Milliseconds from the click to the paint of the page at `path`. */
async function timeOfPaint(page: Page, path: string): Promise<number> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    // While one page gives way to the other there is none to ask.
    const duration = await page.evaluate(durationWhenPainted, path).catch(() => undefined);
    if (duration !== undefined) return duration;
    await wait(50);
  }
  throw new Error(`After a click on the link to ${path}, that page was not painted within ${PATIENCE / 1000} s.`);
}

/** Runs in the page. */
function durationWhenPainted(path: string): number | undefined {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (location.pathname !== path || paint === undefined) return undefined;
  const [load] = performance.getEntriesByType('navigation');
  const activation = load && 'activationStart' in load ? Number(load.activationStart) : 0;
  return performance.timeOrigin + Math.max(paint, activation) - Number(localStorage.getItem('clicked'));
}

/** The first link in the header that can be seen and leads to another page, and the middle of its box. */
async function headerLink(page: Page): Promise<{ to: string; x: number; y: number }> {
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]')];
    const link = links.find((a) => a.pathname !== location.pathname && a.checkVisibility() && a.offsetWidth > 0);
    const box = link?.getBoundingClientRect();
    return link && box && { to: link.pathname, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (!found) throw new Error('The home page has no visible link in its header that leads to another page.');
  return found;
}

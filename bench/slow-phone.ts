import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Command, Tab } from './browser.ts';

/** How a page was loaded. Times are in milliseconds, weights in bytes. */
export interface Load {
  /** The document with its styles, as it was sent and as it was unpacked. */
  sent: number;
  unpacked: number;
  largestPaint: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** What tasks after the first paint took beyond 50 ms each, together. */
  blocked: number;
  /** The longest task while a thumb scrolled through the page, 0 if none took 50 ms; undefined where nobody scrolled. */
  longestTask?: number;
}

/** The slow 4G and the processor of Lighthouse's phone, really applied. Throughput is in bytes a second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const SLOW: Command[] = [
  ['Emulation.setCPUThrottlingRate', { rate: 4 }],
  ['Network.enable'],
  ['Network.emulateNetworkConditions', NETWORK],
  ['Page.enable'],
  ['Preload.enable'],
];
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const PHONE: Command[] = [
  ...SLOW,
  ['Emulation.setDeviceMetricsOverride', SCREEN],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
];
/** Pixels a second, of a thumb in a hurry. */
const SPEED = 6000;
const PATIENCE = 30_000;
/** Milliseconds after loading: enough for what the first frame leaves out, and for a font that comes late. */
const REST = 1000;

/** Opens a page on a slow phone and, if wanted, scrolls through all of it. */
export function loadSlowly(browser: Browser, address: string, isScrolled = false): Promise<Load> {
  return browser.withTab(PHONE, async (tab) => {
    await open(tab, address);
    await wait(REST);
    const { sent, unpacked, firstPaint, largestPaints, shifts, tasks } = await tab.run(readPage);
    const largestPaint = largestPaints.at(-1);
    if (firstPaint === undefined || largestPaint === undefined) throw new Error(`Nothing was painted at ${address}.`);
    // As Lighthouse counts: of a task under way at the first paint, the part after it.
    const afterPaint = tasks.map(({ begin, end }) => Math.max(0, end - Math.max(begin, firstPaint) - 50));
    const [shift = 0, blocked = 0] = [shifts, afterPaint].map((all) => all.reduce((sum, one) => sum + one, 0));
    const load = { sent, unpacked, largestPaint, shift, blocked };
    if (!isScrolled) return load;
    const height = await tab.run(() => document.documentElement.scrollHeight);
    const middle = { x: SCREEN.width / 2, y: SCREEN.height / 2 };
    await tab.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -height, speed: SPEED });
    const later = await tab.run(readPage);
    if (later.scrolled === 0) throw new Error(`${address} could not be scrolled.`);
    const durations = later.tasks.slice(tasks.length).map(({ begin, end }) => end - begin);
    return { ...load, longestTask: Math.max(0, ...durations) };
  });
}

/** How many bytes of script a page asks for before its form is reached, and how many more after. */
export function scriptsOfForm(browser: Browser, address: string): Promise<{ before: number; after: number }> {
  return browser.withTab(PHONE, async (tab) => {
    await open(tab, address);
    await wait(REST);
    const { scripts: before } = await tab.run(readPage);
    await tab.run(() => document.querySelector('main form')?.scrollIntoView());
    await until('The form was not connected', () => tab.run(() => !document.querySelector('astro-island[ssr]')));
    const { scripts } = await tab.run(readPage);
    return { before, after: scripts - before };
  });
}

/**
 * From a click on the first link in the header that can be seen to the first paint of the page behind it, at the speed
 * of the slow phone. The pointer rests on the link until that page is prerendered.
 */
export function clickToPaint(browser: Browser, address: string): Promise<number> {
  return browser.withTab(SLOW, async (tab) => {
    await open(tab, address);
    await until('The page did not come to rest', () => tab.run(() => document.getAnimations().length === 0));
    // A pointer that rests on a link before the rules are there prerenders nothing.
    await until('The speculation rules did not come', () => tab.told('Preload.ruleSetUpdated').length > 0);
    const { to, ...place } = await tab.run(findLink);
    const mouse = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    await mouse('mouseMoved');
    const isReady = (event: object) => 'status' in event && event.status === 'Ready';
    await until(`${to} was not prerendered`, () => tab.told('Preload.prerenderStatusUpdated').some(isReady));
    await mouse('mousePressed');
    const clicked = Date.now();
    await mouse('mouseReleased');
    let painted = 0;
    await until(`${to} was not painted after a click`, async () => {
      // While one page gives way to the other there is none to ask, or one that has gone and never answers.
      const now = await Promise.race([tab.run(readPaint).catch(() => undefined), wait(500, undefined)]);
      if (now?.path === to) painted = now.painted;
      return painted > 0;
    });
    return painted - clicked;
  });
}

async function open(tab: Tab, address: string) {
  await tab.send('Page.navigate', { url: address });
  await until(`${address} was not loaded`, () => tab.told('Page.loadEventFired').length > 0);
}

async function until(failure: string, isDone: () => boolean | Promise<boolean>) {
  for (const deadline = Date.now() + PATIENCE; !(await isDone()); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`${failure} within ${PATIENCE / 1000} s.`);
  }
}

// What follows runs in a page and can name nothing of this file.

async function readPage() {
  const seen = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      setTimeout(() => resolve([]), 300);
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    });
  const [paints = [], shifts = [], tasks = []] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(seen),
  );
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming,
  );
  return {
    sent: files[0]?.encodedBodySize ?? 0,
    unpacked: files[0]?.decodedBodySize ?? 0,
    scripts: files.reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0), 0),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaints: paints.map(({ startTime }) => startTime),
    shifts: shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0)),
    tasks: tasks.map(({ startTime, duration }) => ({ begin: startTime, end: startTime + duration })),
    scrolled: scrollY,
  };
}

function findLink() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href^="/"]')];
  const link = links.find((a) => a.pathname !== location.pathname && a.checkVisibility() && a.offsetWidth > 0);
  if (!link) throw new Error(`${location.href} has no link in its header that can be seen.`);
  const { x, y, width, height } = link.getBoundingClientRect();
  return { to: link.pathname, x: x + width / 2, y: y + height / 2 };
}

function readPaint() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return { path: location.pathname, painted: paint ? performance.timeOrigin + paint.startTime : 0 };
}

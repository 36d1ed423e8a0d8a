import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import type { PageBytes } from './measurements.ts';
import type { ServedSite } from './sites.ts';

const VIEWPORT = { width: 412, height: 823, isMobile: true, hasTouch: true };
/** In milliseconds. */
const FONT_DELAY = 1000;
/** After the last response: for the icon, for rules, and for shifts that a late font causes. In milliseconds. */
const SETTLING = 700;
const FONT = /\.(woff2?|ttf|otf)(\?|$)/;
const FIRST_VIEW = ['document', 'stylesheet', 'script', 'image'];

/** Measures every page once: sizes and requests do not vary, and neither should layout. */
export async function measureBytes(sites: ServedSite[], onPage: (what: string) => void): Promise<PageBytes[]> {
  return withBrowser(async (browser) => {
    const measured: PageBytes[] = [];
    for (const site of sites) {
      for (const path of site.paths) {
        onPage(`bytes of ${site.name} ${path}`);
        measured.push(await measurePage(browser, site, path));
      }
    }
    return measured;
  });
}

async function measurePage(browser: Browser, site: ServedSite, path: string): Promise<PageBytes> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  const sizeOf = await sizesIn(page);
  const asked: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    asked.push(request);
    if (FONT.test(request.url())) await wait(FONT_DELAY);
    await request.continue();
  });
  const traffic = site.countTraffic();
  await page.goto(`${site.base}${path}`, { waitUntil: 'networkidle0' });
  await page.evaluate(() => document.fonts.ready);
  await wait(SETTLING);
  const { paths, bytes } = traffic();
  const sizes = asked.map((request) => ({ type: request.resourceType(), size: sizeOf(request) }));
  const total = (...types: string[]) =>
    sizes.filter(({ type }) => types.includes(type)).reduce((sum, { size }) => sum + size, 0);
  const count = (...types: string[]) => sizes.filter(({ type }) => types.includes(type)).length;
  const elsewhere = asked.filter((request) => /^https?:/.test(request.url()) && !request.url().startsWith(site.base));
  const result = {
    site: site.name,
    path,
    markup: total('document', 'stylesheet'),
    firstViewRequests: count(...FIRST_VIEW),
    requests: paths.length + elsewhere.length,
    script: total('script') + (await inlineScript(page)),
    fonts: total('font'),
    fontFiles: count('font'),
    isFontPreloaded: (await page.$('link[rel="preload"][as="font"]')) !== null,
    shift: await layoutShift(page),
    wire: bytes,
  };
  await context.close();
  return result;
}

/**
 * The size of an answer's body, in bytes: as the server states it, or else as the browser counted it, with its head. A
 * request that got no answer has no size.
 */
async function sizesIn(page: Page): Promise<(request: HTTPRequest) => number> {
  const counted = new Map<string, number>();
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => counted.set(requestId, encodedDataLength));
  return (request) => {
    const stated = request.response()?.headers()['content-length'];
    return stated === undefined ? (counted.get(request.id) ?? 0) : Number(stated);
  };
}

function inlineScript(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0),
  );
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return sum;
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tests/support/chromium.ts';
import type { PageBytes } from './measurements.ts';
import type { ServedSite } from './sites.ts';

const VIEWPORT = { width: 412, height: 823 };
/** In milliseconds. */
const FONT_DELAY = 1000;
/** After the last response: for the icon, for rules, and for shifts that a late font causes. In milliseconds. */
const SETTLING = 700;
const FONT = /\.(woff2?|ttf|otf)(\?|$)/;
const FIRST_VIEW = ['document', 'stylesheet', 'script', 'image'];

/** Measures every page once: sizes and requests do not vary, and neither should layout. */
export async function measureBytes(sites: ServedSite[], onPage: (what: string) => void): Promise<PageBytes[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  const measured: PageBytes[] = [];
  for (const site of sites) {
    for (const path of site.paths) {
      onPage(`bytes of ${site.name} ${path}`);
      measured.push(await measurePage(browser, site, path));
    }
  }
  await browser.close();
  return measured;
}

async function measurePage(browser: Browser, site: ServedSite, path: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.route(FONT, async (route) => {
    await wait(FONT_DELAY);
    await route.continue();
  });
  const traffic = site.countTraffic();
  await page.goto(`${site.base}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await wait(SETTLING);
  const { paths, bytes } = traffic();
  const sizes = await Promise.all(asked.map(sizeOf));
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
    isFontPreloaded: (await page.locator('link[rel="preload"][as="font"]').count()) > 0,
    shift: await layoutShift(page),
    wire: bytes,
  };
  await context.close();
  return result;
}

/** As the server states it, or else as the browser reckons it. A request that got no answer has no size. */
async function sizeOf(request: Request): Promise<{ type: string; size: number }> {
  const response = await request.response();
  const stated = await response?.headerValue('content-length');
  const size = stated ? Number(stated) : response ? (await request.sizes()).responseBodySize : 0;
  return { type: request.resourceType(), size: Math.max(0, size) };
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

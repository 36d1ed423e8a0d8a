import { defaultConfig } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import type { Paints } from './measurements.ts';
import { median } from './statistics.ts';

/** The screen of Lighthouse's phone. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a page may still paint something larger after it has been loaded, in milliseconds. */
const SETTLING = 300;

/** Lighthouse's slow 4G as Chromium's developer tools apply it: latency in milliseconds, throughput in bytes a second. */
export function slow4G() {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = defaultConfig.settings.throttling;
  const bytes = (kilobits: number) => (kilobits * 1024) / 8;
  return { latency: requestLatencyMs, download: bytes(downloadThroughputKbps), upload: bytes(uploadThroughputKbps) };
}

/**
 * When a page is painted on a phone that is really slowed down: network and processor are throttled by Chromium with the
 * values of Lighthouse's `devtools` method. Medians of so many loads, each in a browser of its own. Lighthouse itself
 * measures the same, but watches each page for fifteen seconds.
 */
export async function appliedPaints(address: string, loads: number): Promise<Paints> {
  const paints: Paints[] = [];
  for (let load = 1; load <= loads; load++) paints.push(await loadSlowly(address));
  return { first: median(paints.map(({ first }) => first)), largest: median(paints.map(({ largest }) => largest)) };
}

function loadSlowly(address: string): Promise<Paints> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport(SCREEN);
    await page.emulateNetworkConditions(slow4G());
    await page.emulateCPUThrottling(defaultConfig.settings.throttling.cpuSlowdownMultiplier);
    await page.goto(address, { waitUntil: 'load' });
    return await paintsOf(page);
  });
}

async function paintsOf(page: Page): Promise<Paints> {
  const { first, largest } = await page.evaluate(async (settling) => {
    await new Promise((resolve) => setTimeout(resolve, settling));
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const largest = await new Promise<number | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first, largest };
  }, SETTLING);
  if (first === undefined || largest === undefined) throw new Error('A page was loaded, but nothing was painted.');
  return { first, largest };
}

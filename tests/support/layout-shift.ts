import { expect, type Page } from '@playwright/test';

/** Layout shift that Core Web Vitals call good. */
export const SHIFT_LIMIT = 0.1;
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** The sum of all layout shifts of a page on a slow phone where the font arrives late, as Core Web Vitals count them. */
export async function layoutShift(page: Page, address: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Emulation.setDeviceMetricsOverride', PHONE);
  // What the first frame leaves out is let in by animations. They run slowly until the font is there, so that frames in
  // between are painted however quick this machine is.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await page.evaluate(() => document.fonts.status);
  release();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  const shift = await page.evaluate(async () => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise(requestAnimationFrame);
    do await frame();
    while (document.getAnimations().length > 0);
    // What the last of them lets in, and the report of it.
    await frame();
    await frame();
    return total;
  });
  expect(before).toBe('loading');
  return shift;
}

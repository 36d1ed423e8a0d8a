import { expect, type Locator } from '@playwright/test';
import { expectWindowAsBefore, windowOf } from './window.ts';

/**
 * Clicks on something, or does otherwise with it, and expects that neither address nor document nor network notice, and
 * that the window looks as before, to the pixel, and can be clicked and scrolled as before.
 */
export async function expectNothingToHappen(target: Locator, act = (element: Locator) => element.click()) {
  const page = target.page();
  const requests: string[] = [];
  page.on('request', (request) => {
    // Browsers ask for these when they please.
    if (!/\/(favicon\.svg|speculation-rules\.json)$/.test(request.url())) requests.push(request.url());
  });
  // Pointing at it and scrolling to it come before, because acting does so too.
  await target.hover();
  const [address, before] = [page.url(), await windowOf(page)];
  await act(target);
  // Looking again comes after whatever the act set in motion.
  await expectWindowAsBefore(page, before);
  await page.waitForLoadState();
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
}

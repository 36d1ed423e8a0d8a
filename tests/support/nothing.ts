import { expect, type Locator } from '@playwright/test';
import { expectWindowAsBefore, windowOf } from './window.ts';

type Act = (element: Locator) => Promise<void>;
const click: Act = (element) => element.click();

/**
 * Clicks on something, or does otherwise with it, and expects that neither address nor document nor network notice, and
 * that the window looks as before, to the pixel, and can be clicked and scrolled as before.
 */
export async function expectNothingToHappen(target: Locator, act = click) {
  const page = target.page();
  // Pointing at it and scrolling to it come before, because acting does so too.
  await target.hover();
  const before = await windowOf(page);
  await expectNothingToBeSent(target, act);
  await expectWindowAsBefore(page, before);
}

/** The same, for what the browser itself complains of in the window. */
export async function expectNothingToBeSent(target: Locator, act = click) {
  const page = target.page();
  const requests: string[] = [];
  page.on('request', (request) => {
    // Browsers ask for these when they please, and for photographs when they come near the window.
    if (!/\/(favicon\.svg|speculation-rules\.json|_astro\/[^/]*\.(avif|webp))$/.test(request.url()))
      requests.push(request.url());
  });
  const [address, content] = [page.url(), await page.content()];
  await act(target);
  // Reading the document again comes after whatever the act set in motion.
  expect(await page.content()).toBe(content);
  await page.waitForLoadState();
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
}

import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Clicks on something, or does otherwise with it, and expects that neither address nor document nor network notice, and
 * that nothing opens, closes or scrolls.
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
  const address = page.url();
  const before = await stateOf(page);
  await act(target);
  // Reading the document again comes after whatever the act set in motion.
  expect(await stateOf(page)).toEqual(before);
  await page.waitForLoadState();
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
}

/** The document, what of it is open and seen, and where the window stands. */
async function stateOf(page: Page) {
  const open = await page
    .locator(':popover-open, dialog[open], details[open], :modal')
    .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 100)));
  const scroll = await page.evaluate(() => [scrollX, scrollY]);
  return { open, scroll, seen: await page.locator('body').ariaSnapshot(), document: await page.content() };
}

import { expect, type Page } from '@playwright/test';

/** Does `act` on an open page and expects that address, document and network do not notice. */
export async function expectNothingToHappen(page: Page, act: () => Promise<void>) {
  const requests: string[] = [];
  page.on('request', (request) => {
    // Browsers ask for these when they please.
    if (!/\/(favicon\.svg|speculation-rules\.json)$/.test(request.url())) requests.push(request.url());
  });
  const address = page.url();
  const before = await page.content();
  await act();
  // Reading the document again comes after whatever the act set in motion.
  expect(await page.content()).toBe(before);
  await page.waitForLoadState();
  expect(page.url()).toBe(address);
  expect(requests).toEqual([]);
}

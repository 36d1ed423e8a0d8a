import { expect, type Page } from '@playwright/test';

/** Does `act` on an open page and expects that address, document and network do not notice. */
export async function expectNothingToHappen(page: Page, act: () => Promise<void>) {
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = page.url();
  const before = await page.content();
  await act();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
  expect(await page.content()).toBe(before);
  expect(requests).toEqual([]);
}

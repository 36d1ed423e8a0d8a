import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** How long a page may take to be prerendered, in milliseconds. */
const PATIENCE = 30_000;

/** Returns a function that waits until the page at an address is prerendered. */
export async function watchPrerender(page: Page): Promise<(address: string) => Promise<void>> {
  const statuses = new Map<string, string>();
  // The page's own session, because Chromium refuses to prerender as soon as a second one is attached to a page.
  const session = page._client();
  session.on('Preload.prerenderStatusUpdated', ({ key, status, prerenderStatus = '' }) =>
    statuses.set(key.url, `${status} ${prerenderStatus}`.trim()),
  );
  await session.send('Preload.enable');
  return async (address) => {
    const deadline = performance.now() + PATIENCE;
    while (statuses.get(address) !== 'Ready') {
      if (performance.now() > deadline)
        throw new Error(`Chromium did not prerender ${address}: ${statuses.get(address) ?? 'it did not begin'}.`);
      await wait(50);
    }
  };
}

import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Shared {
  /** A browser context for all tests of a worker: the site keeps nothing in it, and making one takes long. */
  visitor: BrowserContext;
  /** The page at an address, for tests that only read it: it stays open and serves the tests that follow. */
  open: (address: string) => Promise<Page>;
}

export const test = base.extend<object, Shared>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, javaScriptEnabled = true } = project.use;
      const visitor = await browser.newContext({
        javaScriptEnabled,
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
      });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ visitor }, use, { project }) => {
      const page = await visitor.newPage();
      const { viewport } = project.use;
      let current = '';
      await use(async (address) => {
        if (viewport && viewport.width !== page.viewportSize()?.width) await page.setViewportSize(viewport);
        if (current !== address) {
          current = '';
          await page.goto(address);
          current = address;
        }
        return page;
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor, viewport }, use) => {
    const page = await visitor.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});

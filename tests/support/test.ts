import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Shared {
  /** A browser context for all tests of a worker: the site keeps nothing in it, and making one takes long. */
  visitor: BrowserContext;
  /** The page at an address, for tests that only read it: it stays open and serves the tests that follow. */
  open: (address: string) => Promise<Page>;
  /** The page that one test after the other takes, because a new one takes longer than an address of the site. */
  seat: Page;
}

interface Own {
  /** A page that no other test has used: for tests that bring scripts of their own or speak to the browser itself. */
  isAlone: boolean;
}

/** What tests listen to, and what they ask of the browser. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished'] as const;
const AS_FIRST = {
  media: null,
  colorScheme: null,
  reducedMotion: 'reduce',
  forcedColors: null,
  contrast: null,
} as const;

export const test = base.extend<Own, Shared>({
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
  seat: [
    async ({ visitor }, use) => {
      const page = await visitor.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  isAlone: [false, { option: true }],
  page: async ({ visitor, seat, isAlone, viewport }, use) => {
    const page = isAlone ? await visitor.newPage() : seat;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (isAlone) return await page.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll();
    await page.emulateMedia(AS_FIRST);
    await page.mouse.move(0, 0);
    // What a page still loads when its test is over would be told as a fault of the next.
    await page.goto('about:blank');
  },
});

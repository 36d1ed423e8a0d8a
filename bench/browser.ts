import { type Browser, launch } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../tests/support/chromium.ts';

const chromium = ensureChromium();

/** Starts a Chromium of its own with an empty profile, gives it to `use`, and ends it, whatever happens. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launch({
    executablePath: chromium,
    args: [...CHROMIUM_ARGUMENTS, '--headless=new', '--window-size=1280,800'],
    headless: true,
    defaultViewport: null,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

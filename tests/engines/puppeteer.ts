import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS } from '../support/chromium.ts';
import { programOf } from '../support/programs.ts';
import type { EngineWindow, Key } from './engine.ts';
import { oldChromium } from './old-chromium.ts';

/** What Firefox takes the visitor's system to ask for. */
interface Wishes {
  isDark?: boolean;
  /** The system chooses all colours. */
  hasForcedColours?: boolean;
}

const FORCED_COLOURS = { 'browser.display.document_color_use': 2 };
/** Otherwise the colours that it forces are dark on white, whatever theme is asked for. */
const DARK_COLOURS = { 'browser.display.background_color': '#000000', 'browser.display.foreground_color': '#ffffff' };

/** Opens a window of Firefox, by WebDriver BiDi. */
export async function openFirefox({ isDark = false, hasForcedColours = false }: Wishes = {}): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programOf('firefox-esr', 'firefox') ?? '',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      ...(hasForcedColours && FORCED_COLOURS),
      ...(hasForcedColours && isDark && DARK_COLOURS),
    },
  });
  return windowOf(browser);
}

/** Opens a window of a Chromium of 2022 or 2024. */
export async function openOldChromium(version: 103 | 122): Promise<EngineWindow> {
  return windowOf(
    await launch({ executablePath: await oldChromium(version), args: CHROMIUM_ARGUMENTS, headless: 'shell' }),
  );
}

async function windowOf(browser: Browser): Promise<EngineWindow> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    complaints,
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Result, Given>(look: (given: Given) => Result, given?: Given) =>
      page.evaluate(look as (given: unknown) => unknown, given) as Promise<Awaited<Result>>,
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function press({ keyboard }: Page, keys: Key) {
  const names = keys.split('+') as KeyInput[];
  for (const name of names) await keyboard.down(name);
  for (const name of names.toReversed()) await keyboard.up(name);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensurePackages, hasDebianPackages, programOf } from './programs.ts';

/** Chromium without windows, which takes half the time, but has no cache for the Back button. */
const SHELL = 'chromium-headless-shell';
/** As wide as Arial, which almost every visitor's machine has: what stands in for the site's font is matched to it. */
const LIKE_ARIAL = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium is started with everywhere: no sandbox, because tests may run as root, and no calls of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scrolling by keyboard or wheel arrives at once.
  '--disable-smooth-scrolling',
];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, a Chrome or Chromium of the system, or Playwright's. Where
 * there is none, installs Debian's package when allowed to, or else lets Playwright download its own.
 * @throws with what to do if no Chromium can be had.
 */
export function ensureChromium(): string {
  const found = installedChromium();
  if (found) return found;
  console.log('No Chromium on this machine; installing one …');
  const isThere = () => installedChromium() !== undefined;
  ensurePackages(isThere, ['chromium']);
  if (!isThere() && !hasDebianPackages())
    spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to its program.');
}

/**
 * The browsers of the tests, as variables of their environment: most take Debian's shell without windows where it can be had,
 * and what needs the Back button's cache a whole Chromium.
 * @throws as above.
 */
export function ensureBrowsers(): { HEADLESS_SHELL: string; WHOLE_CHROMIUM: string } {
  return { HEADLESS_SHELL: ensureHeadlessShell(), WHOLE_CHROMIUM: ensureChromium() };
}

function ensureHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  const isThere = () => programOf(SHELL) !== undefined && existsSync(LIKE_ARIAL.folder);
  ensurePackages(isThere, [SHELL, LIKE_ARIAL.package]);
  return programOf(SHELL) ?? ensureChromium();
}

function installedChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", but there is no such file.`);
    return chosen;
  }
  return programOf(...NAMES) ?? [...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path));
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = debian
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium'],
      ]
    : [['playwright', 'install', 'chromium']];
  for (const [command = '', ...options] of commands) {
    spawnSync(command, options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to its program.');
}

function installedChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", but there is no such file.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path));
}

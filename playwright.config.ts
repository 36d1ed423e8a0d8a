import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './tests/support/chromium.ts';

const port = process.env.PORT ?? '4399';
const executablePath = process.env.HEADLESS_SHELL;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A site of their own, with `npm test connected`.
  testIgnore: 'connected/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Some go through all pages, which takes a busy machine longer than the usual 30 s.
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'scripts on', use: { javaScriptEnabled: true } },
    // No page has a script, which tests/site/privacy.test.ts proves, so one page of each kind is enough.
    { name: 'without scripts', use: { javaScriptEnabled: false }, grep: /@kind/ },
    // For CI: every statement of the specification (its number stands in the title), but for tests that need a script of
    // their own or to which a browser's scripts make no difference: those bear the tag @once.
    { name: 'scripts off', use: { javaScriptEnabled: false }, grep: /§/, grepInvert: /@once/ },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    port: Number(port),
    env: { PORT: port, SITE_FOLDER: process.env.SITE_FOLDER ?? 'dist' },
    reuseExistingServer: false,
  },
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../support/chromium.ts';

const port = process.env.PORT ?? '4399';
const executablePath = process.env.HEADLESS_SHELL;

/** Tests of a site whose buttons lead somewhere and whose forms send. `npm test connected` builds it. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node ../../scripts/serve.ts',
    port: Number(port),
    env: { PORT: port, SITE_FOLDER: process.env.SITE_FOLDER ?? 'dist' },
    reuseExistingServer: false,
  },
});

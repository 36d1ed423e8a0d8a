import { spawnSync } from 'node:child_process';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    ...ensureBrowsers(),
    PORT: String(await freePort()),
  },
});
process.exit(status ?? 1);

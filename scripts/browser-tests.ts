import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureChromium } from '../tests/support/chromium.ts';

/** A port that is free at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium(), PORT: String(await freePort()) },
});
process.exit(status ?? 1);

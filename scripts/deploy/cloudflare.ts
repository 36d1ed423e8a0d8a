// Puts the built site on Cloudflare's network. Options go to wrangler.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../build/own-packages.ts';
import { ROOT } from '../../build/site-copy.ts';

const FOLDER = join(ROOT, 'deploy');

if (!existsSync(join(ROOT, 'dist/_redirects'))) {
  console.error('dist/ has no _redirects, without which Cloudflare finds no page. The build says why.');
  process.exit(1);
}
installPackages(FOLDER);
const program = join(FOLDER, 'node_modules/wrangler/bin/wrangler.js');
const command = [program, 'deploy', '--config', join(FOLDER, 'wrangler.jsonc'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
});
process.exitCode = status ?? 1;

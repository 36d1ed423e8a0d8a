import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build/site-copy.ts';
import { wranglerConfig } from '../../../hosting/edge.ts';
import { freePort } from '../../support/free-port.ts';
import { ADDRESS, type StartHost } from './host.ts';
import { startProcess } from './process.ts';

const WRANGLER = join(ROOT, 'deploy/node_modules/wrangler/bin/wrangler.js');

/** So that wrangler asks nobody for anything. */
export const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
  CI: 'true',
};

/** Cloudflare's runtime and its worker for static assets, as wrangler runs them on a developer's machine. */
export const startWorkerd: StartHost = async ({ folder, workshop }) => {
  const own = join(workshop, 'workerd');
  mkdirSync(own);
  const config = join(own, 'wrangler.jsonc');
  writeFileSync(config, wranglerConfig(folder));
  const port = await freePort();
  const options = ['--local', '--ip', ADDRESS, '--port', String(port), '--inspector-port', String(await freePort())];
  const quiet = ['--log-level', 'error', '--show-interactive-dev-session=false'];
  const command = [process.execPath, WRANGLER, 'dev', '--config', config, ...options, ...quiet];
  const variables = { ...OFFLINE, HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: own };
  return { port, isSecure: false, ...(await startProcess(command, port, variables)) };
};

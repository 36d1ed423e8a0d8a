import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startProcess } from '../tests/hosts/servers/process.ts';
import { freePort } from '../tests/support/free-port.ts';
import { run } from '../tests/support/run.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = 'nginx-light libnginx-mod-http-brotli-static wrk';
const INSTALL = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${PACKAGES}`;
/** The servers take turns, so that what else the machine does meets both. */
const ROUNDS = 2;
const LOAD = ['-t1', '-c100', '-d5s', '-H', 'Accept-Encoding: gzip, deflate, br'];

/** The embedded server, as `npm run serve` runs it, and how to stop it. */
export async function startEmbedded(folder: string) {
  const port = await freePort();
  const variables = { PORT: String(port), HOST: '127.0.0.1', SITE_FOLDER: folder };
  const { stop } = await startProcess([process.execPath, 'scripts/serve.ts'], port, variables);
  return { base: `http://127.0.0.1:${port}`, stop };
}

/**
 * How many answers a second both servers give when they send Home on 100 connections, round by round. nginx has less to
 * send: it sends no headers of ours. Installs both where they are missing and this account may.
 * @returns nothing where nginx or wrk cannot be had
 */
export async function measureRates(folder: string, workshop: string) {
  // Debian keeps servers where only administrators look for programs.
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);
  const isProgram = (name: string) => spawnSync(name, ['-v']).error === undefined;
  const isReady = () => existsSync(BROTLI) && isProgram('nginx') && isProgram('wrk');
  if (!isReady() && process.getuid?.() === 0) spawnSync(INSTALL, { shell: true });
  if (!isReady()) return undefined;
  const embedded = await startEmbedded(folder);
  const nginx = await startNginx(folder, workshop);
  const rates = { embedded: [] as number[], nginx: [] as number[] };
  for (let round = 1; round <= ROUNDS; round++) {
    rates.embedded.push(await load(embedded.base));
    rates.nginx.push(await load(nginx.base));
  }
  await Promise.all([embedded.stop(), nginx.stop()]);
  return rates;
}

async function startNginx(folder: string, workshop: string) {
  const port = await freePort();
  const file = join(workshop, 'nginx.conf');
  // Started by root, nginx would give its workers an account that cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = `load_module ${BROTLI};
${user} daemon off; worker_processes auto; pid ${workshop}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; brotli_static on;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
  writeFileSync(file, configuration);
  const { stop } = await startProcess(['nginx', '-e', join(workshop, 'nginx.log'), '-c', file], port);
  return { base: `http://127.0.0.1:${port}`, stop };
}

/** Answers a second. */
async function load(base: string): Promise<number> {
  const { output } = await run('.', ['wrk', ...LOAD, `${base}/`]);
  const [, rate] = /Requests\/sec: +([\d.]+)/.exec(output) ?? [];
  if (rate && !/Socket errors|Non-2xx/.test(output)) return Number(rate);
  throw new Error(`Under the load of wrk, ${base} failed:\n${output}`);
}

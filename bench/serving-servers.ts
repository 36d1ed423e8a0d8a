import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { headersOf } from '../hosting/headers.ts';
import { freePort } from '../tests/support/free-port.ts';

export const EMBEDDED = 'embedded';
export const NGINX = 'nginx';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const INSTALL = 'apt-get install nginx-light libnginx-mod-http-brotli-static';

/** A server that is asked for the files of a folder. */
export interface TestedServer {
  name: string;
  port: number;
  /** The processor time that all its processes have taken, in seconds; undefined where the system does not say. */
  processorTime: () => number | undefined;
  stop: () => Promise<void>;
}

/** @throws if nginx is not there, or cannot send Brotli */
export function nginxVersion(): string {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx is not installed, so there is nothing to compare with: ${INSTALL}`);
  if (!existsSync(BROTLI)) throw new Error(`nginx cannot send files compressed with Brotli: ${INSTALL}`);
  return stderr.replace('nginx version: ', '').trim();
}

/** The embedded server, as `npm run serve` runs it. */
export async function startEmbedded(folder: string): Promise<TestedServer> {
  const port = await freePort();
  const env = { ...process.env, SITE_FOLDER: folder, PORT: String(port), HOST: '' };
  const child = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return await started(EMBEDDED, port, child);
}

/** nginx with the least that serves the same files with the same headers. */
export async function startNginx(folder: string, workshop: string): Promise<TestedServer> {
  const port = await freePort();
  const file = join(workshop, 'nginx.conf');
  writeFileSync(file, configuration(folder, workshop, port));
  const child = spawn('nginx', ['-c', file, '-e', join(workshop, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return await started(NGINX, port, child);
}

function configuration(folder: string, workshop: string, port: number): string {
  const headers = Object.entries(headersOf('/index.html'))
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `  add_header ${name} '${value.replaceAll("'", "\\'")}' always;`);
  // Started by root, nginx would give its workers an account that cannot read the folder.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  return `load_module ${BROTLI};
${user}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${join(workshop, 'nginx.pid')};
error_log ${join(workshop, 'error.log')};
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  brotli_static on;
${headers.join('\n')}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    location / { try_files $uri $uri.html /index.html; }
  }
}
`;
}

async function started(name: string, port: number, child: ChildProcess): Promise<TestedServer> {
  const exit = once(child, 'exit');
  for (let isUp = false; !isUp; ) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.`);
    await sleep(100);
    isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    name,
    port,
    processorTime: () => processorTimeOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** The time of a process and its children, from Linux's list of processes, whose clock ticks a hundred times a second. */
function processorTimeOf(id: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const times = all.map((name) => {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      const isOurs = Number(name) === id || Number(fields[1]) === id;
      return isOurs ? Number(fields[11]) + Number(fields[12]) : 0;
    } catch {
      return 0;
    }
  });
  return times.reduce((sum, time) => sum + time, 0) / 100;
}

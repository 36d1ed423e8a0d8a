import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxSite } from '../../../hosting/nginx.ts';
import { freePort } from '../../support/free-port.ts';
import { ADDRESS, DOMAIN, OTHER_NAME, type StartHost } from './host.ts';
import { startProcess } from './process.ts';

/** Where Debian has it; elsewhere it may be part of nginx. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** What Debian's nginx.conf brings, and the site must not depend on. */
const TYPES = '/etc/nginx/mime.types';
const SCRATCH = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx as Debian sets it up, but for its places: they are chosen so that it needs no rights. */
export const startNginx: StartHost = async ({ folder, workshop, certificate, redirects, endpoint }) => {
  const own = join(workshop, 'nginx');
  mkdirSync(own);
  const ports = { http: await freePort(), https: await freePort() };
  const site = { domain: DOMAIN, otherName: OTHER_NAME, folder, certificate, redirects, endpoint };
  const options = { ...site, ports, addresses: [ADDRESS] };
  writeFileSync(join(own, 'site.conf'), nginxSite(options));
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
worker_processes auto;
daemon off;
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events { worker_connections 768; }
http {
    sendfile on;
    tcp_nopush on;
${existsSync(TYPES) ? `    include ${TYPES};` : ''}
    default_type application/octet-stream;
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
    access_log off;
    gzip on;
${SCRATCH.map((name) => `    ${name}_temp_path ${own}/${name};`).join('\n')}
    include ${own}/site.conf;
}
`;
  writeFileSync(join(own, 'nginx.conf'), main);
  const command = ['nginx', '-e', join(own, 'error.log'), '-c', join(own, 'nginx.conf')];
  const started = await startProcess(command, ports.https);
  return { port: ports.https, plainPort: ports.http, isSecure: true, ...started };
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '../../../hosting/caddy.ts';
import { freePort } from '../../support/free-port.ts';
import { ADDRESS, DOMAIN, OTHER_NAME, type StartHost } from './host.ts';
import { startProcess } from './process.ts';

/** Caddy with a certificate of the tests, because it can get none itself for this machine. */
export const startCaddy: StartHost = async ({ folder, workshop, certificate, redirects, endpoint }) => {
  const own = join(workshop, 'caddy');
  mkdirSync(own);
  const ports = { http: await freePort(), https: await freePort() };
  const site = { domain: DOMAIN, otherName: OTHER_NAME, folder, certificate, redirects, endpoint };
  const options = { ...site, ports, addresses: [ADDRESS] };
  writeFileSync(join(own, 'Caddyfile'), caddyfile(options));
  const command = ['caddy', 'run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'];
  const variables = { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  const started = await startProcess(command, ports.https, variables);
  return { port: ports.https, plainPort: ports.http, isSecure: true, ...started };
};

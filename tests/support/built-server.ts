import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createSiteServer } from '../../hosting/server.ts';
import { SITE_FOLDER } from './sitemap.ts';

/** Serves the built site to the tests of a file, and returns where: an address that is known once they begin. */
export function serveBuiltSite(): { baseURL: string } {
  const site = { baseURL: '' };
  let server: Server;
  beforeAll(async () => {
    server = createSiteServer(SITE_FOLDER).listen(0, '127.0.0.1');
    await once(server, 'listening');
    site.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return site;
}

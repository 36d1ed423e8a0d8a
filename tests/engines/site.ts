import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../hosting/server.ts';
import { NOWHERE, pageOf, SITE_FOLDER, sitemap } from '../support/sitemap.ts';

const insights = sitemap.find((path) => path.startsWith('/insights/'));

/** Home, Contact, a page of each family, one of insights, and what is shown where there is no page. */
export const ADDRESSES = [
  ...['/', '/contact', pageOf('industries'), pageOf('services'), pageOf('expertise')],
  ...(insights ? [insights] : []),
  NOWHERE,
];
/** Of windows: a desk's and a phone's, in pixels. */
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 800 };

export interface ServedSite {
  origin: string;
  /** What has been asked for, in order: `GET /about`. */
  requests: string[];
  stop(): void;
}

/** Serves the built site on this machine, and notes what it is asked for. */
export async function serveSite(): Promise<ServedSite> {
  const requests: string[] = [];
  const server = createSiteServer(SITE_FOLDER);
  server.prependListener('request', ({ method, url }) => requests.push(`${method} ${url}`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a line of the console is more than the answer that there is no such page. */
export function isComplaint(line: string, address: string): boolean {
  return address !== NOWHERE || !line.includes('404');
}

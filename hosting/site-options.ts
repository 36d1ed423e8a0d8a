import type { Redirects } from './addresses.ts';

/** A server of one's own for what the forms send, on the same machine. */
export interface Endpoint {
  /** The paths under which it is asked. */
  paths: readonly string[];
  port: number;
}

/** What a server's configuration has to be told: where the site is, and where it is asked for. */
export interface SiteOptions {
  /** Under which it is reached: `www.example.com`. */
  domain: string;
  /** The name by which visitors ask as well, and are sent on: `example.com`. */
  otherName: string;
  /** The built site. */
  folder: string;
  /** Paths of the certificate with its chain, and of its key. */
  certificate: { chain: string; key: string };
  ports: { http: number; https: number };
  /** Paths that pages had, and where visitors are sent on; none, if left out. */
  redirects?: Redirects;
  /** Where the forms' own endpoint is, if it is to be reached under the site's address. */
  endpoint?: Endpoint | undefined;
  /** What to listen on; everything, if left out. */
  addresses?: readonly string[];
}

/** Where a server's administrator finds everything by custom, on an ordinary machine. The other name has or lacks `www.`. */
export function usualOptions(domain: string): SiteOptions {
  const certificates = `/etc/letsencrypt/live/${domain}`;
  return {
    domain,
    otherName: domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`,
    folder: '/srv/website/dist',
    certificate: { chain: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` },
    ports: { http: 80, https: 443 },
  };
}

/** Where the service in `enquiries/` listens, unless it is told otherwise. */
const ENDPOINT_PORT = 4330;
/** What needs no quoting in any configuration. */
const PATH = /^\/[\w/-]*\w$/;

/**
 * The endpoint of forms that send to an address of the site itself.
 * @param addresses of the endpoints of the site's forms
 * @param site the site's address
 * @returns undefined if no form sends there
 */
export function endpointOf(addresses: readonly string[], site: string): Endpoint | undefined {
  const urls = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === new URL(site).origin);
  const paths = [...new Set(urls.map(({ pathname }) => pathname))].filter((path) => PATH.test(path)).sort();
  return paths.length > 0 ? { paths, port: ENDPOINT_PORT } : undefined;
}

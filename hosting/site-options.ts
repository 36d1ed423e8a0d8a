import type { Redirects } from './addresses.ts';

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

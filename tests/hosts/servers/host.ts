import type { Redirects } from '../../../hosting/addresses.ts';
import type { Endpoint } from '../../../hosting/site-options.ts';

/** Where a host answers, for as long as it runs. */
export interface RunningHost {
  port: number;
  /** Whether the site is served over TLS there. */
  isSecure: boolean;
  /** Where it answers without TLS, to send visitors to where it does. */
  plainPort?: number;
  /** What a proxy before it would say with every request. */
  headers?: Record<string, string>;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/** What a host is given. */
export interface HostSite {
  /** The built site, or a link to it. */
  folder: string;
  /** Where it may write. */
  workshop: string;
  certificate: { chain: string; key: string };
  /** Paths that pages had, and where visitors are sent on. */
  redirects: Redirects;
  /** Where the forms' own endpoint is, if there is one. */
  endpoint?: Endpoint;
}

export type StartHost = (site: HostSite) => Promise<RunningHost>;

/** The name under which every host is asked. */
export const DOMAIN = 'localhost';
/** From which visitors are sent to it. */
export const OTHER_NAME = `www.${DOMAIN}`;
export const ADDRESS = '127.0.0.1';

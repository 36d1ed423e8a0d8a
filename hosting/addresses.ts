/** What is to be answered to a request for a path. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; status: 301 | 308; location: string }
  | { kind: 'not-found' };

/** Paths that pages had, each with that of the page to which visitors are sent on. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Paths that are not found though a file may stand behind them: pages by the names of their files, compressed copies,
 * what configures a host, hidden files. Decoded, in any case, and in the syntax that JavaScript, PCRE and RE2 share,
 * because nginx and Caddy follow this, too.
 */
export const NO_ADDRESS = '\\.(html|br|gz)$|^/(404|index)/?$|^/_(headers|redirects)/?$|[^/]/\\.|//|\\x5c|\\x00';

/** How paths are disguised, as they are sent: hidden slashes and steps upwards. In the same syntax. */
export const DISGUISED = '^[^?]*(%2f|/(\\.|%2e)(\\.|%2e)?([/?]|$))';

/** Of the hidden files in the site's folder itself, only those below this one have addresses (RFC 8615). */
export const WELL_KNOWN = '/.well-known/';

/**
 * A page's address is its file's path without `.html`. With a slash at its end it is redirected to the one without. The
 * address that a page had, with or without that slash, is redirected to where it went (301: for ever, and as GET). Every
 * other path is not found, whatever folder or file stands behind it.
 * @param address path and query as they were requested: `/about?from=card`; perhaps with scheme and host before them
 * @param isPage whether there is a page with a path
 * @param redirects of pages that have gone
 */
export function targetOf(address: string, isPage: (path: string) => boolean, redirects: Redirects = {}): Target {
  const { path, query } = partsOf(address);
  const decoded = decodedPath(path);
  if (decoded === undefined || !decoded.startsWith('/') || hasNoAddress(decoded)) return { kind: 'not-found' };
  const moved = redirects[decoded.replace(/(?<=.)\/$/, '')];
  if (moved !== undefined) return { kind: 'redirect', status: 301, location: moved + query };
  if (decoded === '/' || !decoded.endsWith('/')) return { kind: 'file', path: decoded };
  const page = path.slice(0, -1);
  const exists = page.startsWith('/') && isPage(decoded.slice(0, -1));
  return exists ? { kind: 'redirect', status: 308, location: page + query } : { kind: 'not-found' };
}

/** The address of a file of a built site by its path: `/about` for `/about.html`; undefined if it has none. */
export function addressOf(file: string): string | undefined {
  if (file === '/index.html') return '/';
  const path = file.replace(/\.html$/, '');
  return hasNoAddress(path) ? undefined : path;
}

function hasNoAddress(path: string): boolean {
  return new RegExp(NO_ADDRESS, 'i').test(path) || (path.startsWith('/.') && !path.startsWith(WELL_KNOWN));
}

/** The path of an address, and its query with the question mark. */
function partsOf(address: string): { path: string; query: string } {
  // A request may name scheme and host before the path (RFC 9112, section 3.2.2).
  const local = address.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const start = local.indexOf('?');
  return start < 0 ? { path: local, query: '' } : { path: local.slice(0, start), query: local.slice(start) };
}

/** Undefined if the percent-encoding is broken, or hides a slash. */
function decodedPath(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

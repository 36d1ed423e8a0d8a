/** What is to be answered to a request for a path. */
export type Target = { kind: 'file' } | { kind: 'redirect'; location: string } | { kind: 'not-found' };

/** Files that exist but have another address, or none: pages by the names of their files, compressed copies, hidden files. */
const NO_ADDRESS = /\.(html|br|gz)$|^\/(404|index)\/?$|(^|\/)\.|\\|\0/i;

/**
 * A page's address is its file's path without `.html`. With a slash at its end it is redirected to the one without.
 * Every other path is not found, whatever folder or file stands behind it.
 * @param address path and query as they were requested: `/about?from=card`
 * @param isPage whether there is a page with a path
 */
export function targetOf(address: string, isPage: (path: string) => boolean): Target {
  const { path, query } = partsOf(address);
  const decoded = decodedPath(path);
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('//') || NO_ADDRESS.test(decoded)) {
    return { kind: 'not-found' };
  }
  if (decoded === '/' || !decoded.endsWith('/')) return { kind: 'file' };
  const page = path.slice(0, -1);
  const exists = page.startsWith('/') && isPage(decoded.slice(0, -1));
  return exists ? { kind: 'redirect', location: page + query } : { kind: 'not-found' };
}

/** The path of the file that an address names, below the site's folder: `/about.html` for `/about`. */
export function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** The path of an address, and its query with the question mark. */
function partsOf(address: string): { path: string; query: string } {
  const start = address.indexOf('?');
  return start < 0 ? { path: address, query: '' } : { path: address.slice(0, start), query: address.slice(start) };
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

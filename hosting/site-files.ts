import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addressOf, type Redirects } from './addresses.ts';
import { redirectsIn } from './edge.ts';
import { HEADERS, headersOf, RULES, SECURE_ONLY } from './headers.ts';

/** What the names of a file's compressed copies end in. */
const COPIES = { br: '.br', gzip: '.gz' };

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent in one encoding (RFC 9110, section 3.2). */
export interface Representation {
  body: Buffer;
  /** All that describes it: type, length, tag, caching, security. */
  headers: Readonly<Record<string, string>>;
}

/** A file and its compressed copies. */
export type SiteFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

/** All of a built site that is sent. */
export interface SiteFiles {
  /** Files by their addresses: `/about`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The addresses of pages. */
  pages: ReadonlySet<string>;
  notFound: SiteFile;
  redirects: Redirects;
  /** The headers of answers without a file. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Reads a built site into memory, so that answers stay those of one version whatever happens to its folder.
 * @throws if the folder cannot be read, or holds no built site, or a file of a type that the site is not meant to have.
 */
export function readSiteFiles(folder: string): SiteFiles {
  if (!statSync(join(folder, '404.html'), { throwIfNoEntry: false })) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  // The folder may be a link, which can be turned to another version while files are read.
  const root = realpathSync(folder);
  const files = new Map<string, SiteFile>();
  const pages = new Set<string>();
  const without = existsSync(join(root, RULES)) ? [SECURE_ONLY] : [SECURE_ONLY, 'Speculation-Rules'];
  const read = (path: string) => readFile(root, path, omit(headersOf(path), without));
  for (const path of pathsIn(root)) {
    const address = addressOf(path);
    if (address === undefined) continue;
    files.set(address, read(path));
    if (path.endsWith('.html')) pages.add(address);
  }
  const rules = join(root, '_redirects');
  const redirects = redirectsIn(existsSync(rules) ? readFileSync(rules, 'utf8') : '');
  return { files, pages, notFound: read('/404.html'), redirects, headers: omit(HEADERS, without) };
}

/** The paths of all files in a folder, which may be a link: `/about.html`. Links in it are left out. */
export function pathsIn(folder: string): string[] {
  const root = realpathSync(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll('\\', '/')}`);
}

/** @param own headers that do not follow from the file as it is on disk */
function readFile(root: string, path: string, own: Record<string, string>): SiteFile {
  const isCompressed = Object.values(COPIES).some((ending) => existsSync(join(root, path + ending)));
  const headers = {
    ...own,
    'Accept-Ranges': 'bytes',
    'Last-Modified': statSync(join(root, path)).mtime.toUTCString(),
    ...(isCompressed && { Vary: 'Accept-Encoding' }),
  };
  const file: SiteFile = { identity: representationOf(readFileSync(join(root, path)), headers) };
  for (const [encoding, ending] of Object.entries(COPIES)) {
    if (!existsSync(join(root, path + ending))) continue;
    const copy = readFileSync(join(root, path + ending));
    file[encoding as Encoding] = representationOf(copy, { ...headers, 'Content-Encoding': encoding });
  }
  return file;
}

/**
 * The tag is made of the content: it differs between encodings, and stays the same for a file that a new version of the
 * site has not changed.
 */
function representationOf(body: Buffer, headers: Record<string, string>): Representation {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, headers: { ...headers, 'Content-Length': String(body.length), ETag: `"${digest}"` } };
}

function omit(headers: Readonly<Record<string, string>>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

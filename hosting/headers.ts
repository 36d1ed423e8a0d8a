import { DOCUMENT_POLICY, HEADER_POLICY } from './policy.ts';

/** The path of the speculation rules, which every answer names. */
export const RULES = '/speculation-rules.json';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/**
 * How long browsers that were here come back by HTTPS only: a year. The owner may bind all names below the site's as well,
 * `max-age=63072000; includeSubDomains`, once each of them speaks HTTPS, and with `; preload` browsers that were never
 * here. It cannot be taken back from a browser that has been told, so it is for the owner to decide.
 */
const STAY_SECURE = 'max-age=31536000';

/**
 * What the site never asks a browser for: all that Chromium 156 lets a policy forbid, but for client hints, which are
 * sent only where a server asks for them, and for names that Chromium is about to forget, on which it would warn.
 */
const FORBIDDEN = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** A header that only a secure connection may carry (RFC 6797, section 7.2). */
export const SECURE_ONLY = 'Strict-Transport-Security';

/** The headers of every answer, whatever its status, but for the exceptions below, and beside those that describe its body. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': FRESH,
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Speculation-Rules': `"${RULES}"`,
  [SECURE_ONLY]: STAY_SECURE,
  'X-Content-Type-Options': 'nosniff',
};

/** The types of all files that a built site can have, by their endings; the rules' own type goes by their path. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const ENDINGS = Object.keys(CONTENT_TYPES);
const NO_PAGES = ENDINGS.filter((ending) => ending !== 'html');
/** What browsers do not open as a document in which scripts could run. */
const NO_DOCUMENTS = NO_PAGES.filter((ending) => !['svg', 'xml'].includes(ending));

const ANY_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

interface Exception {
  /** Which files, by their paths below the site's folder; in the syntax that JavaScript, PCRE and RE2 share. */
  pattern: string;
  /** The same as one path with a `*`, for hosts that take few rules: there addresses without a file get the headers, too. */
  splat?: string;
  /** An empty value stands for a header that is not sent. */
  headers: Record<string, string>;
}

/** Files whose headers differ from those of every answer. */
export const EXCEPTIONS: readonly Exception[] = [
  { pattern: '^/_astro/', headers: { 'Cache-Control': HASHED } },
  // Other sites show these: a message with its card, a list of bookmarks with icons.
  { pattern: '^/cards/', splat: '/cards/*', headers: ANY_ORIGIN },
  { pattern: '^/icons/', splat: '/icons/*', headers: ANY_ORIGIN },
  { pattern: '^/(favicon|apple-touch-icon)\\.', headers: ANY_ORIGIN },
  // The same words as on the page, which is what people are to find.
  { pattern: '\\.md$', splat: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
  { pattern: '\\.(svg|xml)$', headers: { 'Content-Security-Policy': DOCUMENT_POLICY } },
  // What only a page can do need not be said of a drawing, and less of a font.
  {
    pattern: `\\.(${NO_PAGES.join('|')})$`,
    headers: { 'Cross-Origin-Opener-Policy': '', 'Permissions-Policy': '', 'Speculation-Rules': '' },
  },
  {
    pattern: `\\.(${NO_DOCUMENTS.join('|')})$`,
    headers: { 'Content-Security-Policy': '', 'Referrer-Policy': '' },
  },
];

/** Without this type browsers take no speculation rules. */
export const RULES_TYPE = 'application/speculationrules+json';

/**
 * The headers with which a file is sent, its type included.
 * @param file its path below the site's folder: `/about.html`; not-found answers send `/404.html`
 * @throws if the site is not meant to have files of this type
 */
export function headersOf(file: string): Record<string, string> {
  const exceptions = EXCEPTIONS.filter(({ pattern }) => new RegExp(pattern).test(file));
  const all = Object.assign({ ...HEADERS }, ...exceptions.map(({ headers }) => headers));
  const sent = Object.entries<string>(all).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(sent), 'Content-Type': contentTypeOf(file) };
}

function contentTypeOf(file: string): string {
  if (file === RULES) return RULES_TYPE;
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const type = CONTENT_TYPES[ending];
  if (type === undefined) {
    throw new Error(`No content type is known for ${file}. Name the one of .${ending} files in hosting/headers.ts.`);
  }
  return type;
}

import type { Redirects } from './addresses.ts';
import { EXCEPTIONS, HEADERS, headersOf, RULES, RULES_TYPE } from './headers.ts';

/** What Cloudflare takes of a site (developers.cloudflare.com/workers/static-assets/headers and /redirects). */
const MOST_HEADER_RULES = 100;
const MOST_REDIRECTS = 2000;

/** Leads nowhere, so that the not-found page is the answer. */
const NOWHERE = '/-/';

/** A file for the host, and what had to be left out of it, in one sentence. */
interface Configuration {
  text: string;
  leftOut?: string;
}

/**
 * `_headers` for Cloudflare and Netlify. Rules go by the path that was asked for and reach not-found answers, too, so
 * each file with headers of its own has a rule of its own, but where an exception names many with one path. Hashed files
 * come last: where Cloudflare takes no more rules, a file without one is only asked for more often than it need be.
 * @param files of the built site, by their paths: `/about.html`, `/_astro/font.woff2`
 */
export function edgeHeaders(files: readonly string[]): Configuration {
  const rules = files.flatMap((file) => {
    const own = ownHeaders(file);
    return Object.keys(own).length > 0 ? [{ file, own }] : [];
  });
  const isOnlyCached = ({ own }: (typeof rules)[number]) => Object.keys(own).every((name) => name === 'Cache-Control');
  const sorted = [...rules.filter((rule) => !isOnlyCached(rule)), ...rules.filter(isOnlyCached)];
  const splats = EXCEPTIONS.filter(hasSplat).filter(({ pattern }) =>
    files.some((file) => new RegExp(pattern).test(file)),
  );
  const taken = sorted.slice(0, MOST_HEADER_RULES - 1 - splats.length);
  const missing = sorted.length - taken.length;
  const text = [
    '# Written by the build from hosting/headers.ts. "!" takes away what the first rule says.',
    rule('/*', lines({ ...HEADERS, Vary: 'Accept-Encoding' })),
    ...splats.map(({ splat, headers }) => exceptionRule(splat, headers)),
    ...taken.map(({ file, own }) => exceptionRule(file, own)),
  ];
  return {
    text: `${text.join('\n\n')}\n`,
    ...(missing > 0 && {
      leftOut: `Cloudflare takes ${MOST_HEADER_RULES} header rules: ${missing} ${missing === 1 ? 'file has' : 'files have'} only the headers of every answer there.`,
    }),
  };
}

/**
 * `_redirects` for Cloudflare and Netlify: every page answers at its address, sends there from the one with a slash at its
 * end, and has no other; where pages were, visitors are sent on. The embedded server reads these last ones from here.
 * @param pages by their addresses: `/`, `/about`
 */
export function edgeRedirects(pages: readonly string[], moved: Redirects = {}): Configuration {
  const sentOn = Object.entries(moved).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const redirects = pages.flatMap((page) =>
    page === '/'
      ? ['/ /index.html 200', `/index.html ${NOWHERE} 200`]
      : [`${page}/ ${page} 308`, `${page} ${page}.html 200`, `${page}.html ${NOWHERE} 200`],
  );
  redirects.push(`/404.html ${NOWHERE} 200`);
  redirects.unshift(...sentOn);
  if (redirects.length > MOST_REDIRECTS) {
    const leftOut = `Cloudflare takes ${MOST_REDIRECTS} redirects, and ${pages.length} pages need ${redirects.length}: this site cannot be hosted there.`;
    return { text: redirectsText(sentOn), leftOut };
  }
  return { text: redirectsText(redirects) };
}

function redirectsText(rules: string[]): string {
  return `# Written by the build from hosting/edge.ts.\n${rules.map((rule) => `${rule}\n`).join('')}`;
}

/** Where pages were, by the `_redirects` of a built site. */
export function redirectsIn(text: string): Redirects {
  const rules = [...text.matchAll(/^(\S*[^/\s]) (\S+) 301$/gm)];
  return Object.fromEntries(rules.map(([, from, to]) => [from, to]));
}

/** `.assetsignore`: what Cloudflare is not to be sent. It compresses by itself, and would serve hidden files. */
export const EDGE_IGNORED = `# Written by the build from hosting/edge.ts.
*.br
*.gz
.*
!.well-known
`;

/** The configuration of wrangler, which puts a built site on Cloudflare's network. */
export function wranglerConfig(folder: string): string {
  return `// The site on Cloudflare Workers static assets, without a Worker: requests for files are free and unlimited there.
// Written by the build from hosting/edge.ts. "npm run deploy" uses it, and asks for a login the first time.
{
  "$schema": "./node_modules/wrangler/config-schema.json",
  "name": "website",
  "compatibility_date": "2026-10-01",
  "send_metrics": false,
  "assets": {
    "directory": ${JSON.stringify(folder)},
    // Addresses are said by dist/_redirects; all other ways of Cloudflare's to find a page redirect otherwise.
    "html_handling": "none",
    "not_found_handling": "404-page"
  }
}
`;
}

/**
 * The headers in which a file differs from every answer, but for those that one rule gives to many. What it could leave
 * out is sent there: it would take a rule for each file, and saves nothing where headers that were sent before are named
 * by a number (RFC 7541, RFC 9204).
 */
function ownHeaders(file: string): Record<string, string> {
  // Cloudflare gives files their types itself, but knows no speculation rules.
  const type = file === RULES ? { 'Content-Type': RULES_TYPE } : {};
  const exceptions = EXCEPTIONS.filter((exception) => !hasSplat(exception) && new RegExp(exception.pattern).test(file));
  const names = exceptions.flatMap(({ headers }) => Object.keys(headers));
  const all = headersOf(file);
  const sent = names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  return { ...type, ...Object.fromEntries(sent) };
}

function hasSplat(exception: (typeof EXCEPTIONS)[number]): exception is Required<(typeof EXCEPTIONS)[number]> {
  return exception.splat !== undefined;
}

/** A rule whose headers take the place of those of every answer. */
function exceptionRule(path: string, headers: Readonly<Record<string, string>>): string {
  return rule(path, [...Object.keys(headers).map((name) => `! ${name}`), ...lines(headers)]);
}

function rule(path: string, headers: string[]): string {
  return [path, ...headers.map((line) => `  ${line}`)].join('\n');
}

function lines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

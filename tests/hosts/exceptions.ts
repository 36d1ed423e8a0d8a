import type { Attack } from './bad-input.ts';
import type { Expected, Row } from './table.ts';

/** What one host answers otherwise than the table says, and why that is let. */
interface Exception {
  host: string;
  reason: string;
  /** Which rows, by their names. */
  rows: RegExp;
  change: (expected: Expected) => Expected;
}

/** A malicious request to which one host answers otherwise, and why that is let. */
interface AttackException {
  host: string;
  reason: string;
  attacks: RegExp;
  also: readonly number[];
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    host: 'nginx',
    reason: 'nginx refuses a path with NUL before any configuration is asked',
    rows: /^\/about%00 /,
    change: () => ({ status: 400 }),
  },
  {
    host: 'nginx',
    reason: 'nginx knows which codings are accepted, but not which of them is liked better',
    rows: /^who accepts "br;q=0\.5, gzip;q=1\.0"/,
    change: (expected) => ({ ...expected, encoding: 'br' }),
  },
  {
    host: 'caddy',
    reason: "Go's file server refuses ranges in units that it does not know, where it should send the file",
    rows: /^a range in other units/,
    change: () => ({ status: 416 }),
  },
  {
    host: 'embedded',
    reason: "Node's parser refuses methods that are in no standard before the server is asked",
    rows: /^BREW /,
    change: () => ({ status: 400 }),
  },
  {
    host: 'workerd',
    reason: 'Cloudflare compresses by itself, which a build cannot do for it',
    rows: / as (br|gzip)$|^who accepts .* is sent (br|gzip)$/,
    change: (expected) => ({ ...expected, isCompressedByHost: true }),
  },
  {
    host: 'workerd',
    reason: 'wrangler likes gzip better where all codings are accepted alike; the network decides for itself',
    rows: /^who accepts "gzip, deflate, br, zstd"/,
    change: (expected) => ({ ...expected, encoding: 'gzip' }),
  },
  {
    host: 'workerd',
    reason: 'wrangler knows codings in small letters only, in which every browser writes them',
    rows: /^who accepts "BR"/,
    change: ({ encoding: _, ...expected }) => expected,
  },
  {
    host: 'workerd',
    reason: 'Cloudflare compresses the types that it knows: those of speculation rules and Markdown are none of them',
    rows: /^\/(speculation-rules\.json|.*\.md) is sent as (br|gzip)/,
    change: ({ encoding: _, ...expected }) => expected,
  },
  {
    host: 'workerd',
    reason: 'static assets are redirected to the address as Cloudflare writes it, on the same host',
    rows: /^a letter may be written as its number|^\/\/|^\/about\/\/ |%2f|%5c|%0d%0a|^\/about;a=b /,
    change: () => ({ status: 307, isLocalRedirect: true, isEmpty: true }),
  },
  {
    host: 'workerd',
    reason: 'steps in a path are taken before static assets are asked, as browsers do; none leads out of the site',
    rows: /^\/\.\/about |^\/services\/(\.\.|%2e%2e)\/about /,
    change: (expected) => ({ ...expected, status: 200, file: '/about.html' }),
  },
  {
    host: 'workerd',
    reason: 'static assets know one condition only, whether the version is the same',
    rows: /is not sent to who goes on with another/,
    change: () => ({ status: 200 }),
  },
  {
    host: 'workerd',
    reason: 'static assets have no date of their last change; all browsers ask by ETag',
    rows: /since its change$/,
    change: (expected) => ({ status: 200, headers: expected.headers ?? {} }),
  },
  {
    host: 'workerd',
    reason: 'static assets are always sent whole, which a client that asks for a part has to expect (RFC 9110, 14.2)',
    rows: /^the first bytes|^the middle of|^a file from|^the last bytes|^more bytes than|^bytes behind/,
    change: ({ part: _, ...expected }) => ({ ...expected, status: 200, headers: {} }),
  },
  {
    host: 'workerd',
    reason: 'static assets refuse methods without naming the others',
    rows: /^(POST|PUT|PATCH|DELETE|OPTIONS|TRACE|PROPFIND) of (a page|nothing) /,
    change: ({ status, headers: { Allow: _, ...headers } = {} }) => ({ status, headers }),
  },
  {
    host: 'workerd',
    reason: 'redirects come before methods are looked at; the address that they lead to refuses',
    rows: /^(POST|PUT|PATCH|DELETE|OPTIONS|TRACE|PROPFIND) of an address to be sent on from /,
    change: () => ({ status: 308, headers: { Location: '/about' } }),
  },
  {
    host: 'workerd',
    reason: 'workerd does not know methods that are in no standard',
    rows: /^BREW /,
    change: () => ({ status: 501 }),
  },
];

export const ATTACK_EXCEPTIONS: readonly AttackException[] = [
  {
    host: 'embedded',
    reason: 'the embedded server has one site and does not look at the name by which it is asked',
    attacks: /^a host that is none|^a path in the host/,
    also: [200],
  },
  {
    host: 'workerd',
    reason: 'static assets are redirected to the address as Cloudflare writes it, on the same host',
    attacks: /^a step upwards|^a broken path/,
    also: [307],
  },
  {
    host: 'workerd',
    reason: 'steps above the site end at its home page',
    attacks: /^a step upwards: "(\/\.\.|\/\.\.\/|secret\.txt)"$/,
    also: [200],
  },
  {
    host: 'workerd',
    reason: "on the network Cloudflare's own servers read requests and limit them; workerd behind them need not",
    attacks:
      /^a header of 100 kB|^headers of 100 kB|^a size of a chunk|^two hosts|^a host that is none|^a path in the host|^a tunnel|^a star/,
    also: [200, 404, 500],
  },
];

/** What a host is to answer to the request of a row, and why that is not what the row says. */
export function expectedOf(row: Row, host: string): { expected: Expected; reasons: string[] } {
  const exceptions = EXCEPTIONS.filter((exception) => exception.host === host && exception.rows.test(row.name));
  return {
    expected: exceptions.reduce((expected, { change }) => change(expected), row.expected),
    reasons: exceptions.map(({ reason }) => reason),
  };
}

/** With which statuses a host may answer a malicious request. */
export function allowedOf({ name, allowed }: Attack, host: string): string[] {
  const exceptions = ATTACK_EXCEPTIONS.filter(({ host: other, attacks }) => other === host && attacks.test(name));
  return [...allowed, ...exceptions.flatMap(({ also }) => also)].map(String);
}

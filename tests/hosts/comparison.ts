import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './client.ts';
import type { TestSite } from './site.ts';
import type { Expected } from './table.ts';

/** An answer, or what is expected of it, so that the two can be compared. */
type Facts = Record<string, string | number | undefined>;

interface Compared {
  wanted: Facts;
  found: Facts;
}

const ENDINGS = { br: 'br', gzip: 'gz' } as const;

/** What an answer says of all that is expected, beside what is expected. */
export function compare(answer: Answer, expected: Expected, site: TestSite): Compared {
  const { status, file, encoding, headers = {} } = expected;
  const wanted: Facts = { status, encoding, Server: 'without a version', ...bodyWanted(expected) };
  const found: Facts = {
    status: answer.status,
    encoding: answer.headers['content-encoding'],
    Server: /\d/.test(answer.headers.server ?? '') ? answer.headers.server : 'without a version',
    ...bodyFound(answer, expected, site),
  };
  for (const [name, value] of Object.entries(headers)) {
    wanted[name] = normalised(value);
    found[name] = normalised(answer.headers[name.toLowerCase()]);
  }
  if (expected.isLocalRedirect) {
    wanted.Location = 'another path here';
    found.Location = isLocal(answer.headers.location) ? 'another path here' : answer.headers.location;
  }
  if (file !== undefined && site.isCompressed(file) && status !== 206) {
    wanted.Vary = 'Accept-Encoding';
    found.Vary = /accept-encoding/i.test(answer.headers.vary ?? '') ? 'Accept-Encoding' : answer.headers.vary;
  }
  return { wanted, found };
}

function bodyWanted({ file, encoding, part, isEmpty, isCompressedByHost }: Expected): Facts {
  if (isEmpty) return { body: 'none' };
  if (file === undefined) return {};
  if (part) return { body: `bytes ${part.join(' to ')} of ${file}` };
  return { body: file, ...(encoding && !isCompressedByHost && { copy: `.${ENDINGS[encoding]}` }) };
}

function bodyFound(answer: Answer, expected: Expected, site: TestSite): Facts {
  const wanted = bodyWanted(expected);
  const { file, encoding, part } = expected;
  const name = answer.body.length === 0 ? 'none' : nameOf(answer, site);
  if (part && file !== undefined) {
    const isPart = site
      .bytesOf(file)
      .subarray(part[0], part[1] + 1)
      .equals(answer.body);
    return { body: isPart ? wanted.body : name };
  }
  if (wanted.copy === undefined || encoding === undefined || file === undefined)
    return wanted.body ? { body: name } : {};
  const isCopy = site.bytesOf(file, ENDINGS[encoding]).equals(answer.body);
  return { body: name, copy: isCopy ? wanted.copy : 'of its own' };
}

/** Whether a redirect leads to a path on the host itself. */
export function isLocal(location: string | undefined): boolean {
  return location !== undefined && /^\/(?!\/)/.test(normalised(location) ?? '');
}

/** The file whose bytes were sent, or the beginning of what they say. */
function nameOf(answer: Answer, site: TestSite): string {
  const body = decoded(answer);
  return site.nameOf(body) ?? `${body.length} other bytes: ${body.subarray(0, 100)}`;
}

export function decoded({ headers, body }: Answer): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Types are the same with and without a space; redirects to this host are, with and without its name. */
function normalised(value: string | undefined): string | undefined {
  return value?.replace(/; *charset=/i, ';charset=').replace(/^https?:\/\/localhost(:\d+)?\//, '/');
}

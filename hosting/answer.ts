import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { HEADERS, SECURE_ONLY } from './headers.ts';
import type { Encoding, Representation, SiteFile } from './site-files.ts';

/** What is sent for a request; for HEAD without the body. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

/** From the smallest to the largest. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const CONTENT = /^content-(length|type|encoding)$/i;

/** A file in the encoding that the client prefers: whole, the part that it asks for, or why neither is sent. */
export function fileAnswer({ method, headers: wishes }: IncomingMessage, file: SiteFile): Answer {
  const representation = representationFor(wishes, file);
  const { headers, body } = representation;
  const { ETag: etag = '', 'Last-Modified': modified = '' } = headers;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !CONTENT.test(name)));
  if (!isAsExpected(wishes, etag, modified)) return wordAnswer(412, 'Precondition Failed', kept);
  if (fresh(wishes, { etag, 'last-modified': modified })) return { status: 304, headers: kept };

  const { range, 'if-range': unchanged = etag } = wishes;
  const part =
    method === 'GET' && [etag, modified].includes(String(unchanged)) ? partOf(range, body.length) : undefined;
  if (!part) return { status: 200, ...representation };
  const [first, last] = part;
  if (first > last) {
    const { ETag: _, ...others } = kept;
    return wordAnswer(416, 'Range Not Satisfiable', { ...others, 'Content-Range': `bytes */${body.length}` });
  }
  const where = {
    'Content-Range': `bytes ${first}-${last}/${body.length}`,
    'Content-Length': String(last - first + 1),
  };
  return { status: 206, headers: { ...headers, ...where }, body: body.subarray(first, last + 1) };
}

/** The not-found page in the encoding that the client prefers. It has no tag, so it is never taken as unchanged. */
export function notFoundAnswer(request: IncomingMessage, page: SiteFile): Answer {
  const { headers, body } = representationFor(request.headers, page);
  const { ETag: _, 'Last-Modified': __, 'Accept-Ranges': ___, ...others } = headers;
  return { status: 404, headers: others, body };
}

/** An answer in words, for what has no page. */
export function wordAnswer(status: number, words: string, headers: Readonly<Record<string, string>>): Answer {
  const body = `${words}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': length },
    body,
  };
}

/** The same answer for a client whose connection is secure, as the server before this one says. */
export function securely(request: IncomingMessage, answer: Answer): Answer {
  const scheme = String(request.headers['x-forwarded-proto'] ?? '');
  if (!/^https\b/i.test(scheme)) return answer;
  return { ...answer, headers: { ...answer.headers, [SECURE_ONLY]: HEADERS[SECURE_ONLY] ?? '' } };
}

/** Who refuses everything gets the file as it is: the sentence "not acceptable" would be no better. */
function representationFor(headers: IncomingHttpHeaders, file: SiteFile): Representation {
  const available = ENCODINGS.filter((encoding) => file[encoding] !== undefined);
  const encoding = new Negotiator({ headers }).encoding(available, { preferred: ENCODINGS });
  return file[encoding as Encoding] ?? file.identity;
}

/** Whether a client that wants to go on with one version still finds it (RFC 9110, sections 13.1.1 and 13.1.4). */
function isAsExpected(headers: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const { 'if-match': tags, 'if-unmodified-since': date = '' } = headers;
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim()));
  // A date that cannot be read is no condition.
  return !(Date.parse(modified) > Date.parse(date));
}

/**
 * The first and the last byte that are asked for; the first is behind the last where there are none. Undefined for the
 * whole, which also who asks for several parts is sent: several in one answer would help nobody here (RFC 9110, 14.2).
 */
function partOf(range: string | undefined, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range ?? '') ?? [];
  if (first !== '') return [Number(first), Math.min(last === '' ? size : Number(last), size - 1)];
  return last === '' ? undefined : [Math.max(0, size - Number(last)), size - 1];
}

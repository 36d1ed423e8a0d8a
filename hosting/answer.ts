import type { IncomingMessage } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { HEADERS, SECURE_ONLY } from './headers.ts';
import type { Encoding, Form, SiteFile } from './site-files.ts';

/** What is sent for a request; for HEAD without the body. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

/** From the smallest to the largest. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const CONTENT = /^content-(length|type|encoding)$/i;

/** A file in the encoding that the client prefers: whole, the part that it asks for, or word that it has it already. */
export function fileAnswer(request: IncomingMessage, file: SiteFile): Answer {
  const form = formFor(request, file);
  const { etag, modified } = { etag: form.headers.ETag, modified: form.headers['Last-Modified'] };
  if (fresh(request.headers, { etag, 'last-modified': modified })) {
    const kept = Object.entries(form.headers).filter(([name]) => !CONTENT.test(name));
    return { status: 304, headers: Object.fromEntries(kept) };
  }
  const { range, 'if-range': unchanged } = request.headers;
  const isCurrent = unchanged === undefined || unchanged === etag || unchanged === modified;
  if (range === undefined || !isCurrent || request.method !== 'GET') return { status: 200, ...form };
  return partAnswer(range, form);
}

/** The not-found page in the encoding that the client prefers. It has no tag, so it is never taken as unchanged. */
export function notFoundAnswer(request: IncomingMessage, page: SiteFile): Answer {
  const { headers, body } = formFor(request, page);
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
function formFor(request: IncomingMessage, file: SiteFile): Form {
  const available = ENCODINGS.filter((encoding) => file[encoding] !== undefined);
  const encoding = new Negotiator(request).encoding(available, { preferred: ENCODINGS });
  return file[encoding as Encoding] ?? file.identity;
}

/** Several parts in one answer would help nobody here, so the whole is sent to who asks for them (RFC 9110, 14.2). */
function partAnswer(range: string, { body, headers }: Form): Answer {
  const parts = parseRange(body.length, range);
  if (parts === -1) {
    const { ETag: _, 'Content-Encoding': __, ...others } = headers;
    return wordAnswer(416, 'Range Not Satisfiable', { ...others, 'Content-Range': `bytes */${body.length}` });
  }
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1 || !parts[0]) return { status: 200, headers, body };
  const { start, end } = parts[0];
  const part = body.subarray(start, end + 1);
  const where = { 'Content-Range': `bytes ${start}-${end}/${body.length}`, 'Content-Length': String(part.length) };
  return { status: 206, headers: { ...headers, ...where }, body: part };
}

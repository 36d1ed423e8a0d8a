import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LONGEST_BODY, type Problems } from '../src/lib/forms/fields.ts';
import { clientAddress } from './client-address.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';
import { isSubmission, readSubmission } from './submission.ts';

const HOUR = 3600;
/** How many may be served at the same time. With the longest messages, two hundred took more memory than systemd allows. */
const MOST_CONNECTIONS = 100;
/** How many requests an address has for each of its messages: copies, and what is refused, cost time as well. */
const REQUESTS = 10;
const TYPE = 'application/x-www-form-urlencoded';

interface Answer {
  status: number;
  /** What a browser without scripts shows; `Back` brings the form back as it was filled in. */
  text: string;
  headers?: Record<string, string>;
  problems?: Problems;
}

const FOREIGN: Answer = { status: 403, text: 'Nothing was sent: this address takes the forms of its own site only.' };
const NO_FORM: Answer = { status: 415, text: 'Nothing was sent: this address takes forms only.' };
const TOO_LONG: Answer = { status: 413, text: 'Nothing was sent: the message is too long. Go back and shorten it.' };
const BROKEN: Answer = {
  status: 503,
  text: 'Your message was not sent, because our server cannot keep it now. Go back and try again later.',
};

/**
 * The server that takes what the forms send. It confirms a message when it is on the disk, and not before.
 * @param onStored is told the reference of each new message
 */
export function createEnquiryServer(
  store: Store,
  settings: Settings,
  onStored: (reference: string) => void,
  onTrouble: (line: string) => void,
): Server {
  const messages = new RateLimiterMemory({ points: settings.LIMIT, duration: HOUR });
  const requests = new RateLimiterMemory({ points: settings.LIMIT * REQUESTS, duration: HOUR });

  async function receive(request: IncomingMessage, site: string): Promise<Answer> {
    if (!request.headers['content-type']?.startsWith(TYPE)) return NO_FORM;
    const address = clientAddress(request);
    const pause = await secondsToWait(requests, address);
    if (pause > 0) return busy(pause);
    const text = await textOf(request);
    if (text === undefined) return TOO_LONG;
    const body = new URLSearchParams(text);
    const read = readSubmission(body);
    if (!isSubmission(read)) return { status: 422, text: refusalOf(read), problems: read };
    const taken: Answer = { status: 303, text: '', headers: { Location: wayBack(body.get('_next'), site) } };
    // Who sends again because no answer came must not wait for that.
    const wait = store.hasCopyOf(read, Date.now()) ? 0 : await secondsToWait(messages, address);
    if (wait > 0) return busy(wait);
    // Asked once more: the second of two clicks may have come in between.
    if (!store.hasCopyOf(read, Date.now())) onStored(store.add(read, Date.now()));
    return taken;
  }

  const server = createServer({ maxHeaderSize: 12 * 1024, headersTimeout: 10_000, requestTimeout: 30_000 });
  server.maxConnections = MOST_CONNECTIONS;
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const site = originOf(request, settings.SITE);
    // Scripts of the site read the answer, wherever this server stands.
    if (site) response.setHeader('Access-Control-Allow-Origin', site);
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    response.setHeader('Vary', 'Origin');
    if (request.method !== 'POST') {
      const isQuestion = request.method === 'OPTIONS';
      response.writeHead(isQuestion ? 204 : 405, { Allow: 'POST', 'Access-Control-Allow-Methods': 'POST' }).end();
      return;
    }
    const isScript = request.headers.accept?.startsWith('application/json') === true;
    try {
      send(response, site ? await receive(request, site) : FOREIGN, isScript);
    } catch (error) {
      // Who has gone hears nothing any more.
      if (request.destroyed && !request.complete) return;
      onTrouble(`A message could not be kept: ${error instanceof Error ? error.message : error}`);
      send(response, BROKEN, isScript);
    }
  });
  return server;
}

/** Counts one more of an address; 0 if it may send that. */
async function secondsToWait(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** The site whose page a request comes from; undefined if that is none of the site's addresses. */
function originOf({ headers }: IncomingMessage, sites: string[]): string | undefined {
  const { origin, referer = '' } = headers;
  const said = origin ?? (URL.canParse(referer) ? new URL(referer).origin : undefined);
  return sites.find((site) => site === said);
}

/** The text of a request, unless it is longer than any honest one: then it is read to its end and thrown away. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= LONGEST_BODY) parts.push(part);
  }
  return length <= LONGEST_BODY ? Buffer.concat(parts).toString() : undefined;
}

/** A page of the site itself, whatever address the form names; on a copy of the site, the page of that copy. */
function wayBack(next: string | null, site: string): string {
  const url = next && URL.canParse(next, site) ? new URL(next, site) : new URL(site);
  // Other kinds of addresses have paths that do not begin with a slash.
  return /^https?:$/.test(url.protocol) ? site + url.pathname + url.hash : site;
}

function busy(wait: number): Answer {
  const minutes = Math.ceil(wait / 60);
  const text = `Your message was not sent: too many came from your address. Go back and try again in ${minutes} minutes.`;
  return { status: 429, text, headers: { 'Retry-After': String(wait) } };
}

function refusalOf(problems: Problems): string {
  const words = { missing: 'is missing', malformed: 'is not right', long: 'is too long' };
  const list = Object.entries(problems).map(([name, { kind }]) => `${name} ${words[kind]}`);
  return `Your message was not sent: ${list.join(', ')}. Go back: what you wrote is still there.`;
}

function send(response: ServerResponse, { status, text, headers, problems }: Answer, isScript: boolean): void {
  const isTaken = status === 303;
  if (!isScript) {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(text && pageOf(text));
    return;
  }
  const { Location: _, ...others } = headers ?? {};
  response.writeHead(isTaken ? 200 : status, { 'Content-Type': 'application/json', ...others });
  response.end(JSON.stringify({ ok: isTaken, ...(problems && { problems }) }));
}

/** @param text without anything that somebody else has written */
function pageOf(text: string): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Not sent</title><p>${text}\n`;
}

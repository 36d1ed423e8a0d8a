import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { targetOf } from './addresses.ts';
import { type Answer, fileAnswer, notFoundAnswer, securely, wordAnswer } from './answer.ts';
import { currentSite } from './current-site.ts';
import type { SiteFiles } from './site-files.ts';

/** How much, and how long, one client may ask for. Times are in milliseconds. */
interface Limits {
  /** For the head of a request. */
  head: number;
  /** For a whole request. */
  request: number;
  /** Between looks for requests that are over these limits. */
  check: number;
  /** For a connection on which nothing moves, as with a client that does not read. */
  silence: number;
  /** For a connection between two requests. */
  keepAlive: number;
  /** Characters of an address. */
  address: number;
  /** Requests that arrive in one piece. Browsers wait for an answer before they send the next. */
  atOnce: number;
  /** Connections at the same time. */
  connections: number;
}

const LIMITS: Limits = {
  head: 10_000,
  request: 15_000,
  check: 2000,
  silence: 20_000,
  keepAlive: 5000,
  address: 8192,
  atOnce: 16,
  connections: 1000,
};

/** Nothing else ends the head of a request for Node's parser, whatever protocol its first line names. */
const END = '\r\n\r\n';

/**
 * An HTTP server for a built site, which answers as `addresses.ts` and `headers.ts` say. Compressed files are sent where
 * they stand beside the originals and the client accepts them.
 * @throws if `folder` holds no built site.
 */
export function createSiteServer(folder: string, limits: Partial<Limits> = {}): Server {
  const { head, request, check, silence, keepAlive, address, atOnce, connections } = { ...LIMITS, ...limits };
  const siteNow = currentSite(folder);
  const options = {
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: check,
    keepAliveTimeout: keepAlive,
    // Asked for in answerTo, which has words for it.
    requireHostHeader: false,
  };
  const answer = (message: IncomingMessage, response: ServerResponse) => {
    send(message, response, securely(message, answerTo(message, siteNow(), address)));
  };
  const server = createServer(options, answer);
  server.on('checkContinue', answer).on('checkExpectation', answer);
  server.on('connection', (socket: Socket) => {
    socket.prependListener('data', (piece: Buffer) => {
      // Node takes all requests of a piece, thousands of them, before it looks whether the client takes any answer. So
      // they are made unreadable, which it refuses.
      if (requestsIn(piece) > atOnce) piece.fill(0);
    });
  });
  server.maxConnections = connections;
  return server.setTimeout(silence);
}

/** How many requests end in a piece of what a client sends. */
function requestsIn(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(END); at >= 0; at = piece.indexOf(END, at + 1)) count++;
  return count;
}

function answerTo(request: IncomingMessage, site: SiteFiles, maxAddress: number): Answer {
  const { method, url = '/' } = request;
  if (!hasOneHost(request)) return wordAnswer(400, 'Bad Request: one Host header is needed', site.headers);
  if (url.length > maxAddress) return wordAnswer(414, 'URI Too Long', site.headers);
  if (method !== 'GET' && method !== 'HEAD') {
    return wordAnswer(405, 'Method Not Allowed: pages are only read', { ...site.headers, Allow: 'GET, HEAD' });
  }
  const target = targetOf(url, (path) => site.pages.has(path), site.redirects);
  if (target.kind === 'redirect') {
    return wordAnswer(target.status, `Moved to ${target.location}`, { ...site.headers, Location: target.location });
  }
  const file = target.kind === 'file' ? site.files.get(target.path) : undefined;
  return file ? fileAnswer(request, file) : notFoundAnswer(request, site.notFound);
}

/** Two would let two servers in a row disagree about whose request it is (RFC 9112, section 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer) {
  const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  // Nobody needs what a client sends along, so the answer does not wait for it.
  if (hasBody) response.shouldKeepAlive = false;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

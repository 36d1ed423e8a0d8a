import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What arrived, and at which address. */
export interface Arrival {
  path: string;
  fields: Record<string, string>;
}

/** In bytes. */
const LONGEST = 100_000;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

/**
 * The smallest server of one's own that takes what the site's forms send: `GET /` shows it. It answers a script in JSON
 * and sends a browser without scripts back to the page it came from; a message that it has already, by its reference, is
 * confirmed and not kept twice.
 * @param onArrival is told of each new message
 */
export function exampleEndpoint(onArrival: (arrival: Arrival) => void = () => {}): Server {
  const arrivals: Arrival[] = [];
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'GET' && path === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(arrivals));
    } else if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...CORS, 'Access-Control-Allow-Headers': '*' }).end();
    } else if (request.method === 'POST') {
      const text = await bodyOf(request);
      if (text === undefined) {
        response.writeHead(413, CORS).end();
        return;
      }
      const fields = Object.fromEntries(new URLSearchParams(text));
      const isRobot = Boolean(fields._gotcha);
      const isCopy = fields.reference && arrivals.some(({ fields: other }) => other.reference === fields.reference);
      if (!isRobot && !isCopy) {
        arrivals.unshift({ path, fields });
        onArrival({ path, fields });
      }
      confirm(request, response, fields._next);
    } else {
      response.writeHead(404).end();
    }
  });
}

/** The text of a request, unless it is longer than any honest one. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST) return undefined;
  }
  return text;
}

function confirm({ headers }: IncomingMessage, response: ServerResponse, next: string | undefined) {
  if (headers.accept?.startsWith('application/json')) {
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end('{"ok":true}');
    return;
  }
  // The example returns to the address it will have one day; today it is served from this machine.
  const { pathname, hash } = new URL(next ?? '/', 'http://localhost');
  response.writeHead(303, { Location: `${headers.origin ?? ''}${pathname}${hash}` }).end();
}

function pageOf(arrivals: Arrival[]): string {
  const entries = arrivals.map(({ path, fields }) => {
    const rows = Object.entries(fields).map(([name, value]) => `<dt>${escaped(name)}<dd>${escaped(value) || '–'}`);
    return `<h2>${escaped(path)}</h2><dl>${rows.join('')}</dl>`;
  });
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>What the forms have sent</title>
<style>body { font: 1rem/1.5 sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem } dt { font-weight: bold } dd { white-space: pre-wrap }</style>
<h1>What the forms have sent</h1>${entries.join('') || '<p>Nothing yet.'}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ESCAPED[mark] ?? mark);
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Store } from '../../enquiries/store.ts';
import { isSubmission, readSubmission } from '../../enquiries/submission.ts';
import { LONGEST_BODY, type Problems } from '../../src/lib/forms/fields.ts';

/** What arrived, and at which address. */
export interface Arrival {
  path: string;
  fields: Record<string, string>;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

/**
 * The smallest server of one's own that takes what the site's forms send: `GET /` shows it. It answers a script in JSON
 * and sends a browser without scripts back to the page it came from; a copy of a message that it has already is confirmed
 * and not kept.
 * @param onArrival is told of each new message
 */
export function exampleEndpoint(onArrival: (arrival: Arrival) => void = () => {}): Server {
  const store = new Store(':memory:');
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
      const body = new URLSearchParams(text);
      const read = readSubmission(body);
      if (!isSubmission(read)) {
        refuse(request, response, read);
        return;
      }
      if (!read.suspicion && !store.hasCopyOf(read, Date.now())) {
        store.add(read, Date.now());
        const arrival = { path, fields: Object.fromEntries(body) };
        arrivals.unshift(arrival);
        onArrival(arrival);
      }
      confirm(request, response, body.get('_next') ?? '/');
    } else {
      response.writeHead(404).end();
    }
  });
}

/** The text of a request, unless it is longer than any that the form sends. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST_BODY) return undefined;
  }
  return text;
}

function confirm({ headers }: IncomingMessage, response: ServerResponse, next: string) {
  if (headers.accept?.startsWith('application/json')) {
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end('{"ok":true}');
    return;
  }
  // The example returns to the address it will have one day; today it is served from this machine.
  const { pathname, hash } = new URL(next, 'http://localhost');
  response.writeHead(303, { Location: `${headers.origin ?? ''}${pathname}${hash}` }).end();
}

/** Says what is wrong: to a script, which has words for it, by field; else in a page, from which Back brings the text back. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, problems: Problems) {
  const isScript = headers.accept?.startsWith('application/json');
  const type = isScript ? 'application/json' : 'text/plain; charset=utf-8';
  const lines = Object.entries(problems).map(([name, problem]) => `${name}: ${JSON.stringify(problem)}`);
  response.writeHead(422, { ...CORS, 'Content-Type': type });
  response.end(
    isScript
      ? JSON.stringify({ ok: false, problems })
      : ['Nothing was kept. Go back, and change this:', ...lines].join('\n'),
  );
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

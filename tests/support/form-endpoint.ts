import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Store } from '../../enquiries/store.ts';
import { isSubmission, readSubmission } from '../../enquiries/submission.ts';

/** What an endpoint can do to a message; `answer lost` and everything that follows it here does take the message. */
export const FAULTS = [
  'dropped',
  'bad request',
  'not found',
  'too large',
  'too many',
  'too many, in a minute',
  'unavailable',
  'answer lost',
  'answer lost in its head',
  'answer lost in its body',
  'silence',
  'failed',
  'redirected',
  'a page',
  'broken JSON',
  'no confirmation',
  '10 MB',
  'closed to other sites',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Whether a message that meets this fault has arrived all the same. */
export function takesMessage(fault: Fault): boolean {
  return FAULTS.indexOf(fault) >= FAULTS.indexOf('answer lost');
}

export type Message = Record<string, string>;

/**
 * An own server for forms on this machine. It answers as it is told for one visitor, whom it knows
 * by the email address, and keeps every message once, as the service for enquiries does.
 */
export class FormEndpoint {
  readonly #server: Server = createServer((request, response) => this.#receive(request, response));
  /** What is to be done to each next message of a visitor. */
  readonly #faults = new Map<string, (Fault | 'slow')[]>();
  readonly #taken = new Map<string, Message[]>();
  readonly #store = new Store(':memory:');
  readonly #asked = new Map<string, number>();
  /** Chromium sends a message once more by itself if a connection that it has used before is cut. */
  keepsConnections = false;

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Says what is to happen to the next messages of a visitor. */
  plan(email: string, ...faults: (Fault | 'slow')[]) {
    this.#faults.set(email, faults);
  }

  /** The messages of a visitor that arrived, without copies. */
  takenFrom(email: string): Message[] {
    return this.#taken.get(email) ?? [];
  }

  /** How often a visitor's browser has sent. */
  requestsOf(email: string): number {
    return this.#asked.get(email) ?? 0;
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    if (!this.keepsConnections) response.setHeader('Connection', 'close');
    const message = await this.#read(request).catch(() => undefined);
    if (message === undefined) return;
    const { email = '' } = message;
    const fault = this.#faults.get(email)?.shift();
    if (fault === undefined || fault === 'slow' || takesMessage(fault)) this.#take(message, email);
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
    if (fault !== 'closed to other sites') response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (fault === undefined || fault === 'slow') confirm(request, response, message);
    else answer(response, fault);
  }

  /** @throws if the service would refuse the message, which no visitor of a test means to send */
  #take(message: Message, email: string) {
    const read = readSubmission(new URLSearchParams(message));
    if (!isSubmission(read)) throw new Error(`The service refuses this message: ${JSON.stringify(read)}`);
    if (this.#store.hasCopyOf(read, Date.now())) return;
    this.#store.add(read, Date.now());
    this.#taken.set(email, [...this.takenFrom(email), message]);
  }

  /** @throws if the message is one that is to be dropped, as soon as it is known whose it is */
  async #read(request: IncomingMessage): Promise<Message> {
    let text = '';
    let email: string | undefined;
    for await (const part of request.setEncoding('utf8')) {
      text += part;
      if (email !== undefined) continue;
      email = new URLSearchParams(text.slice(0, text.lastIndexOf('&'))).get('email') ?? undefined;
      if (email !== undefined) this.#begin(request, email);
    }
    const message: Message = Object.fromEntries(new URLSearchParams(text));
    if (email === undefined) this.#begin(request, message.email ?? '');
    return message;
  }

  #begin(request: IncomingMessage, email: string) {
    this.#asked.set(email, this.requestsOf(email) + 1);
    if (this.#faults.get(email)?.at(0) !== 'dropped') return;
    this.#faults.get(email)?.shift();
    request.destroy();
  }
}

/** In JSON to a script, and to a browser with the way back to the page it came from. */
function confirm({ headers }: IncomingMessage, response: ServerResponse, { _next = '' }: Message) {
  if (headers.accept?.startsWith('application/json')) return json(response, 200, { ok: true });
  // A site that is tried on this machine has another address than the one it returns to.
  const { pathname, hash } = new URL(_next);
  response.writeHead(303, { Location: `${headers.origin}${pathname}${hash}` }).end();
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function answer(response: ServerResponse, fault: Fault) {
  const { socket } = response;
  switch (fault) {
    case 'answer lost':
      socket?.destroy();
      return;
    case 'answer lost in its head':
      socket?.end('HTTP/1.1 200 OK\r\nContent-Ty');
      return;
    case 'answer lost in its body':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '40' });
      response.write('{"ok": true', () => socket?.destroy());
      return;
    case 'silence':
      return;
    case 'bad request':
      return json(response, 400, { ok: false });
    case 'not found':
      return json(response, 404, { ok: false });
    case 'too large':
      return json(response, 413, { ok: false });
    case 'too many':
      return json(response, 429, { ok: false });
    case 'too many, in a minute':
      response.setHeader('Retry-After', '60');
      return json(response, 429, { ok: false });
    case 'unavailable':
      return json(response, 503, { ok: false });
    case 'failed':
      return json(response, 500, { ok: false });
    case 'redirected':
      response.writeHead(302, { Location: '/elsewhere' }).end();
      return;
    case 'a page':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>{"ok": true}');
      return;
    case 'broken JSON':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok": tr');
      return;
    case 'no confirmation':
      return json(response, 200, { ok: false });
    case '10 MB':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(`{"ok": true, "rest": "${'x'.repeat(10 * 1024 * 1024)}"}`);
      return;
    case 'closed to other sites':
      return json(response, 200, { ok: true });
  }
}

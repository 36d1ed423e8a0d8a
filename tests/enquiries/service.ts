import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../build/site-copy.ts';
import { type Message, Store } from '../../enquiries/store.ts';
import { freePort } from '../support/free-port.ts';
import { type Outcome, run } from '../support/run.ts';
import { MailServer } from './mail-server.ts';

export const SITE = 'https://www.example.com';

/** How the service was answered. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** For tests: a service that does not run yet, and its mail server, until the test is over. */
export async function prepared(
  variables: Record<string, string> = {},
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
) {
  const workshop = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const mail = await new MailServer(await freePort()).start();
  const service = new Service(workshop, await freePort(), mail.port, variables);
  atEnd(async () => {
    mail.stop();
    await service.stop();
    rmSync(workshop, { recursive: true });
  });
  return { workshop, mail, service };
}

/** The service as it stands on a server: its folder and the form's rules, and nothing else of the site. */
export class Service {
  readonly folder: string;
  readonly port: number;
  /** The file in which it keeps messages. */
  readonly data: string;
  readonly #variables: Record<string, string>;
  /** What it has said since it was made. */
  said = '';
  #child: ChildProcess | undefined;

  /** @param workshop an empty folder */
  constructor(workshop: string, port: number, mailPort: number, variables: Record<string, string> = {}) {
    this.folder = join(workshop, 'enquiries');
    this.port = port;
    this.data = join(workshop, 'data/enquiries.sqlite');
    mkdirSync(this.folder);
    const own = join(ROOT, 'enquiries');
    for (const file of readdirSync(own).filter((name) => /(?<!\.test)\.ts$|^package\.json$/.test(name)))
      cpSync(join(own, file), join(this.folder, file));
    cpSync(join(ROOT, 'src/lib/forms'), join(workshop, 'src/lib/forms'), { recursive: true });
    symlinkSync(join(own, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.#variables = {
      SITE,
      MAIL_TO: 'sales@example.com',
      MAIL_FROM: 'website@example.com',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_TIMEOUT: '20',
      RETRY_SECONDS: '1',
      KEEP_DAYS: '30',
      LIMIT: '100000',
      DATA: this.data,
      PORT: String(port),
      ...variables,
    };
  }

  /** Starts it and waits until it takes messages. `before` stands before its command. */
  async start(before: string[] = [], command = [process.execPath, 'main.ts']): Promise<this> {
    const [program = '', ...options] = [...before, ...command];
    const env = { ...process.env, ...this.#variables };
    const child = spawn(program, options, { cwd: this.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (this.said += part));
    const length = this.said.length;
    while (!this.said.includes('Ready:', length)) {
      if (child.exitCode !== null) throw new Error(`The service does not start: ${this.said.slice(length)}`);
      await pause(20);
    }
    return this;
  }

  /** Ends it as a service manager does, or at once. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** One of its other commands. */
  command(...words: string[]): Promise<Outcome> {
    return run(this.folder, [process.execPath, 'main.ts', ...words], this.#variables);
  }

  /** Everything that it keeps of an address, or of all. */
  kept(email?: string): Message[] {
    const store = new Store(this.data);
    const messages = store.list('all');
    store.close();
    return messages.filter((message) => email === undefined || message.email === email);
  }

  /** Sends what a form sends: as a script does, or with `Accept: text/html` as a browser without scripts. */
  async post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.port}/enquiries`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: SITE, Accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, startServer } from './server.ts';
import type { Workshop } from './versions.ts';

const VISITORS = 40;
/** They take a file that is larger than what the system keeps for a connection, slowly. */
const SLOW_VISITORS = 5;
const LARGE = '_astro/large.a1b2c3.webp';
const LARGE_SIZE = 8 * 2 ** 20;
/** Between reads of a slow visitor. */
const PAUSE = 20;
const WARM_UP = 500;
/** Above what the server allows itself. */
const LIMIT = 10_000;

/** Stops the server while visitors are being answered: what has begun must end, and the server with it. */
export async function stopUnderLoad({ built }: Workshop, folder: string, port: number, say: (line: string) => void) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const site = join(folder, `stop-${signal}`);
    cpSync(built.old, site, { recursive: true });
    mkdirSync(join(site, '_astro'), { recursive: true });
    writeFileSync(join(site, LARGE), Buffer.alloc(LARGE_SIZE, 'x'));
    const server = await startServer(site, port);
    try {
      const { whole, time } = await stop(server, signal);
      say(`stopped by ${signal} under load: ${whole} answers, all whole; exit code 0 after ${Math.round(time)} ms`);
    } finally {
      server.process.kill('SIGKILL');
    }
  }
}

async function stop(server: RunningServer, signal: NodeJS.Signals) {
  const fast = Array.from({ length: VISITORS }, () => visit(server.port, '/about', 0));
  const served = Array.from({ length: SLOW_VISITORS }, () => Promise.withResolvers<void>());
  const slow = served.map(({ resolve }) => visit(server.port, `/${LARGE}`, PAUSE, resolve));
  // On a busy machine the first bytes of a large answer may take longer than the warm-up.
  await Promise.race([Promise.all([sleep(WARM_UP), ...served.map(({ promise }) => promise)]), Promise.all(slow)]);
  const begun = performance.now();
  server.process.kill(signal);
  const code = await Promise.race([server.exit, sleep(LIMIT, 'nothing' as const)]);
  const time = performance.now() - begun;
  const answers = [await Promise.all(fast), await Promise.all(slow)];
  if (code !== 0) throw new Error(`The server ended with ${code} after ${signal}.`);
  if (answers[1]?.some((count) => count === 0)) throw new Error('A slow visitor was not answered.');
  return { whole: answers.flat().reduce((sum, count) => sum + count, 0), time };
}

/**
 * Asks again and again on one connection until the server closes it, or once if slow, and counts whole answers.
 * @throws if an answer ends before its length
 */
function visit(port: number, path: string, pause: number, onFirstBytes = () => {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let whole = 0;
    let head = '';
    let missing = 0;
    const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const take = (part: Buffer) => {
      onFirstBytes();
      let body = part.length;
      if (missing === 0) {
        head += part.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        body = head.length - end - 4;
        missing = Number(head.match(/content-length: (\d+)/i)?.[1]);
      }
      missing -= body;
      if (missing > 0) return;
      whole++;
      head = '';
      // Once is enough for who takes so long.
      if (pause > 0) socket.end();
      else ask();
    };
    socket.on('connect', ask).on('data', (part) => {
      take(part);
      if (pause === 0) return;
      socket.pause();
      setTimeout(() => socket.resume(), pause);
    });
    // A connection that is closed between two answers, or refused after the last, is what stopping means.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (missing > 0 || head !== '') reject(new Error(`An answer to ${path} was cut short by ${missing} bytes.`));
      else resolve(whole);
    });
  });
}

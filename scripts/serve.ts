import { listen } from '../hosting/listening.ts';
import { createSiteServer } from '../hosting/server.ts';

const DEFAULT_PORT = 4321;
/** How long requests under way may take when the server is stopped; service managers wait ten seconds or more. */
const STOP_LIMIT = 8000;
/** One press of Ctrl+C can arrive twice, from the terminal and from npm. */
const SAME_SIGNAL = 500;

/** The port to listen on, from the environment. */
function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    fail(`PORT is "${value}"; it must be a whole number from 1 to 65535.`);
  }
  return port;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What went wrong, in words. */
function reasonOf(error: NodeJS.ErrnoException): string {
  // A folder may not be readable either.
  if (error.syscall !== 'listen') return error.message;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}"; it must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return error.message;
  }
}

// Whoever read what the server says may be gone: a terminal that was closed, a pipe. The site is still served.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const port = portFrom(process.env.PORT);
const host = process.env.HOST || undefined;
try {
  const stop = await listen(createSiteServer(process.env.SITE_FOLDER ?? 'dist'), port, host);
  let stopping: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (stopping !== undefined && performance.now() - stopping > SAME_SIGNAL) process.exit(1);
      if (stopping !== undefined) return;
      stopping = performance.now();
      console.log('Stopping as soon as the requests under way are answered.');
      await stop(STOP_LIMIT);
      process.exit(0);
    });
  }
  const name = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
  console.log(`Ready: http://${name}:${port} (Ctrl+C stops it)`);
} catch (error) {
  fail(error instanceof Error ? reasonOf(error) : String(error));
}

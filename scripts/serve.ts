import { createSiteServer } from '../hosting/server.ts';

const DEFAULT_PORT = 4321;

/** The port to listen on, from the environment. */
function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`PORT is "${value}"; it must be a whole number from 1 to 65535.`);
  }
  return port;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = portFrom(process.env.PORT);
try {
  const server = createSiteServer(process.env.SITE_FOLDER ?? 'dist');
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
    }
    if (error.code === 'EACCES') fail(`Port ${port} may not be used by this account. Choose one above 1023.`);
    fail(error.message);
  });
  server.listen(port, () => console.log(`Ready: http://localhost:${port} (Ctrl+C stops it)`));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

// Shows the connected example: the site in examples/connected, with a server on this machine that takes what its forms send.
import { join } from 'node:path';
import { listen } from '../../hosting/listening.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { exampleEndpoint } from '../../tests/support/example-endpoint.ts';
import { buildExample, examplePort } from '../../tests/support/example-site.ts';

const PORT = Number(process.env.PORT || 4322);
/** For requests under way, in milliseconds. */
const STOP_LIMIT = 1000;

let stops: Awaited<ReturnType<typeof listen>>[] = [];
let isStopping = false;
/** One press of Ctrl+C can arrive several times, from the terminal and from what started this. */
async function end() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(stops.map((stop) => stop(STOP_LIMIT)));
  process.exit(stops.length > 0 ? 0 : 130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

console.log('Building the site with the example …');
const { folder, outcome } = await buildExample();
if (!outcome.passed) {
  console.error(outcome.output);
  process.exit(1);
}

try {
  const endpoint = exampleEndpoint(({ path, fields }) =>
    console.log(`Received at ${path}: ${fields.email ?? 'no address'}`),
  );
  const port = examplePort();
  stops = [await listen(createSiteServer(join(folder, 'dist')), PORT), await listen(endpoint, port)];
  console.log(
    `Ready: http://localhost:${PORT} is the site, http://localhost:${port} shows what its forms have sent (Ctrl+C stops both)`,
  );
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `${error.message}. PORT chooses another port for the site.` : error);
  process.exit(1);
}

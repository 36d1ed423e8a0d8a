// Shows the connected example: the site in examples/connected, with a server on this machine that takes what its forms send.
import { join } from 'node:path';
import { listen } from '../hosting/listening.ts';
import { createSiteServer } from '../hosting/server.ts';
import { exampleEndpoint } from '../tests/support/example-endpoint.ts';
import { buildExample, examplePort } from '../tests/support/example-site.ts';

const PORT = Number(process.env.PORT || 4322);
/** For requests under way, in milliseconds. */
const STOP_LIMIT = 1000;

console.log('Building examples/connected in a copy of the site …');
const { folder, outcome, remove } = await buildExample();
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
if (!outcome.passed) {
  console.error(outcome.output);
  process.exit(1);
}

try {
  const stops = [
    await listen(createSiteServer(join(folder, 'dist')), PORT),
    await listen(
      exampleEndpoint(({ path, fields }) => console.log(`Received at ${path}: ${fields.email ?? 'no address'}`)),
      examplePort(),
    ),
  ];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      await Promise.all(stops.map((stop) => stop(STOP_LIMIT)));
      process.exit(0);
    });
  }
  const received = `http://localhost:${examplePort()}`;
  console.log(
    `Ready: http://localhost:${PORT} is the site, ${received} shows what its forms have sent (Ctrl+C stops both)`,
  );
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `${error.message}. PORT chooses another port for the site.` : error);
  process.exit(1);
}

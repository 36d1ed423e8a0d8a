import { join } from 'node:path';
import { ROOT } from '../../../build/site-copy.ts';
import { freePort } from '../../support/free-port.ts';
import { ADDRESS, type StartHost } from './host.ts';
import { startProcess } from './process.ts';

/** Megabytes that it may fill. It needs a quarter; answers that wait without a limit need ten times as many. */
const HEAP = 128;

/** The server behind `npm run serve`, as it stands behind a proxy that speaks TLS. */
export const startEmbedded: StartHost = async ({ folder }) => {
  const port = await freePort();
  const variables = { PORT: String(port), HOST: ADDRESS, SITE_FOLDER: folder };
  const started = await startProcess(
    [process.execPath, `--max-old-space-size=${HEAP}`, join(ROOT, 'scripts/serve.ts')],
    port,
    variables,
  );
  return { port, isSecure: false, headers: { 'X-Forwarded-Proto': 'https' }, ...started };
};

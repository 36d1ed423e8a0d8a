import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';

const site = mkdtempSync(join(tmpdir(), 'serve-'));
writeFileSync(join(site, '404.html'), 'no such page');
afterAll(() => rmSync(site, { recursive: true }));

/** Starts the command with these variables. */
function serve(variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, SITE_FOLDER: site, HOST: '', PORT: '', ...variables };
  return spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

test.each([
  ['PORT that is no number', { PORT: '80x' }, 'PORT is "80x"; it must be a whole number from 1 to 65535.'],
  ['PORT beyond the last', { PORT: '65536' }, 'PORT is "65536"; it must be a whole number from 1 to 65535.'],
  [
    'HOST of another machine',
    { HOST: '192.0.2.1', PORT: '4539' },
    'HOST is "192.0.2.1"; it must be an address of this',
  ],
  [
    'folder without a site',
    { SITE_FOLDER: tmpdir() },
    `There is no built site in ${tmpdir()}. Run "npm run build" first.`,
  ],
])('a %s is answered with one clear line', async (_name, variables, line) => {
  const server = serve(variables);
  const said = server.stderr ? await text(server.stderr) : '';
  expect(said.split('\n')).toEqual([expect.stringContaining(line), '']);
});

test('a port that is taken is answered with one clear line that offers another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = serve({ PORT: String(port) });
  const said = server.stderr ? await text(server.stderr) : '';
  other.close();
  expect(said).toBe(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server, with a line that says so', async (signal) => {
  const server = serve({ PORT: String(await freePort()) });
  await once(server.stdout ?? server, 'data');
  server.kill(signal);
  const [said, [code]] = await Promise.all([server.stdout ? text(server.stdout) : '', once(server, 'exit')]);
  expect({ said, code }).toEqual({ said: 'Stopping as soon as the requests under way are answered.\n', code: 0 });
});

test('a second signal ends at once what the first one waits for', async () => {
  const port = String(await freePort());
  const server = serve({ PORT: port });
  await once(server.stdout ?? server, 'data');
  const unfinished = connect(Number(port), '127.0.0.1').on('error', () => {});
  unfinished.write('GET / HTTP/1.1\r\n');
  await sleep(100);
  server.kill('SIGTERM');
  await sleep(700);
  expect(server.exitCode).toBe(null);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([1, null]);
});

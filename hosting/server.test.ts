import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, '404.html'), 'no such page');
writeFileSync(join(folder, 'index.html'), 'home');
const server = createSiteServer(folder);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** All that the server answers to these bytes. */
function answerTo(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return text(connect(port, '127.0.0.1').end(bytes));
}

test.each([
  ['a request that is none', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'a path that is far too long',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s gets a status and words', async (_name, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer.split('\r\n\r\n')[1]).toBe(`${status.slice(4)}\n`);
});

test('a folder without a built site is refused', () => {
  expect(() => createSiteServer(tmpdir())).toThrow('There is no built site in');
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from './listening.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than the system keeps for a connection. */
const LARGE = 16 * 2 ** 20;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function start(answer: Answer, host?: string) {
  const server = createServer(answer);
  const stop = await listen(server, 0, host);
  return { stop, port: portOf(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Opens a connection, and waits until it is open. */
async function opened(port: number, host = '127.0.0.1') {
  const socket = connect({ port, host }).on('error', () => {});
  await new Promise((resolve) => socket.on('connect', resolve));
  return socket;
}

test.each(['127.0.0.1', '::1'])('without an address, visitors of this machine are served at %s', async (host) => {
  const { stop, port } = await start((_request, response) => response.end('here'));
  const socket = await opened(port, host);
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('here');
  await stop(1000);
});

test('a port that is taken on one of the two addresses is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '::1', resolve));
  await expect(listen(createServer(), portOf(other))).rejects.toThrow('EADDRINUSE');
  other.close();
});

test('who takes a large answer slowly gets all of it before the server has stopped', async () => {
  const { stop, port } = await start((_request, response) => response.end(Buffer.alloc(LARGE)));
  const socket = await opened(port);
  socket.pause().write(REQUEST);
  await sleep(50);
  const stopped = stop(10_000);
  await sleep(200);
  expect((await buffer(socket)).length).toBeGreaterThan(LARGE);
  await stopped;
});

test('an answer that is being made is finished, and the connection closed', async () => {
  const { stop, port } = await start((_request, response) => {
    setTimeout(() => response.end('late'), 100);
  });
  const socket = await opened(port);
  socket.write(REQUEST);
  await sleep(30);
  const stopped = stop(10_000);
  expect(await text(socket)).toContain('late');
  await stopped;
});

test('connections on which nothing is under way do not keep the server from stopping', async () => {
  const { stop, port } = await start((_request, response) => response.end('done'));
  await opened(port);
  const used = await opened(port, '::1');
  used.write(REQUEST);
  await new Promise((resolve) => used.once('data', resolve));
  const stopped = stop(10_000).then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(5000, 'waits')])).toBe('stopped');
});

test('who never takes an answer is waited for so long and no longer', async () => {
  const { stop, port } = await start((_request, response) => response.end(Buffer.alloc(LARGE)));
  const socket = await opened(port);
  socket.pause().write(REQUEST);
  await sleep(50);
  const stopped = stop(200).then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(5000, 'waits')])).toBe('stopped');
  socket.destroy();
});

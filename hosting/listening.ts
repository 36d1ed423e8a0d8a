import type { Server as HttpServer, ServerResponse } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';
/** Between looks for connections on which nothing is under way any more, while stopping, in milliseconds. */
const LOOK = 50;

/** What stops a server: no new connections, requests under way are finished, but for no more than so many milliseconds. */
export type Stop = (limit: number) => Promise<void>;

/**
 * Lets a server listen on one address; without one on both that a machine has for itself, because `localhost` is the one
 * for some programs and the other for others.
 * @throws NodeJS.ErrnoException if it cannot
 */
export async function listen(server: HttpServer, port: number, host?: string): Promise<Stop> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const servers: Server[] = [server];
  await opened(server, port, host ?? IPV4);
  const second = host === undefined ? await alsoOnIPv6(server) : undefined;
  if (second) servers.push(second);
  return async (limit) => {
    server.prependListener('request', (_request: unknown, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    const all = Promise.all(servers.map(closed));
    // A browser opens connections in advance, on which Node waits for a request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const look = setInterval(() => server.closeIdleConnections(), LOOK);
    const end = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, limit);
    await all;
    clearInterval(look);
    clearTimeout(end);
  };
}

/** A second door to the same server; none where the machine has no such address. */
async function alsoOnIPv6(server: HttpServer): Promise<Server | undefined> {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  try {
    await opened(door, address.port, IPV6);
    return door;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined;
    server.close();
    throw error;
  }
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

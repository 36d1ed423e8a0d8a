import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, Server, type Socket } from 'node:net';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';
/** Between looks for connections on which nothing is under way any more, while stopping, in milliseconds. */
const LOOK = 50;
/** For a client to close its end of a connection that was closed. */
const LINGER = 1000;

/** What stops a server: no new connections, requests under way are finished, but for no more than so many milliseconds. */
type Stop = (limit: number) => Promise<void>;

/** What is under way on a connection. */
interface Work {
  /** Answers that have begun and not ended. */
  answers: number;
  /** What had been read when the last answer ended: more than that is the beginning of a request. */
  read: number;
}

/**
 * Lets a server listen on one address; without one on both that a machine has for itself, because `localhost` is the one
 * for some programs and the other for others.
 * @throws NodeJS.ErrnoException if it cannot
 */
export async function listen(server: HttpServer, port: number, host?: string): Promise<Stop> {
  const connections = watchConnections(server);
  const doors: Server[] = [server];
  await opened(server, port, host ?? IPV4);
  const second = host === undefined ? await alsoOnIPv6(server) : undefined;
  if (second) doors.push(second);

  return async (limit) => {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    const allClosed = Promise.all(doors.map(closed));
    const closeIdle = () => {
      for (const [socket, { answers, read }] of connections) {
        if (answers > 0 || socket.writableLength > 0 || socket.bytesRead > read || socket.writableEnded) continue;
        socket.end();
        setTimeout(() => socket.destroy(), LINGER);
      }
    };
    closeIdle();
    const look = setInterval(closeIdle, LOOK);
    const end = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, limit);
    await allClosed;
    clearInterval(look);
    clearTimeout(end);
  };
}

/** All open connections, and what is under way on each. */
function watchConnections(server: HttpServer): Map<Socket, Work> {
  const connections = new Map<Socket, Work>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: 0, read: 0 });
    socket.on('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const work = connections.get(socket);
    if (!work) return;
    work.answers++;
    response.on('close', () => {
      work.answers--;
      work.read = socket.bytesRead;
    });
  });
  return connections;
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
    await closed(server);
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

/**
 * Not by the method of HTTP servers, which also cuts off answers that were handed over and not yet taken: it asks whether
 * an answer was ended, not whether it was sent.
 */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a server was asked and what it sent, since the moment that counting began. */
export interface Traffic {
  /** The paths asked for, in order. */
  paths: string[];
  /** All bytes sent, heads of responses included. */
  bytes: number;
}

/** Listens to a server without changing what it does. Returns a function that begins to count and gives the count. */
export function watchTraffic(server: Server): () => () => Traffic {
  const open = new Set<Socket>();
  const paths: string[] = [];
  let closed = 0;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      closed += socket.bytesWritten;
    });
  });
  server.on('request', ({ url = '' }) => {
    paths.push(url);
  });
  const sent = () => [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed);
  return () => {
    const before = { requests: paths.length, bytes: sent() };
    return () => ({ paths: paths.slice(before.requests), bytes: sent() - before.bytes });
  };
}

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HEADERS, SECURE_ONLY } from './headers.ts';

/** How long a client that is refused may go on sending, in milliseconds: it would miss the answer otherwise. */
const LINGER = 1000;
const STATUSES: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** No first line is longer, unless its address is. */
const MAX_LINE = 8192;

/** Answers to what cannot be read as a request, where Node would close the connection with a status and no words. */
export function refuse(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex): void {
  const status = STATUSES[error.code ?? ''] ?? 400;
  sendLast(socket, status === 431 && isAddress(error.rawPacket) ? 414 : status);
}

/** Answers to CONNECT, which Node gives to nobody else. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  sendLast(socket, 405, { Allow: 'GET, HEAD' });
}

/** Whether what was too long to be read is a first line: an address. */
function isAddress(packet: Buffer | undefined): boolean {
  if (!packet) return false;
  const end = packet.indexOf('\n');
  return (end < 0 ? packet.length : end) > MAX_LINE;
}

/** Sends an answer and closes the connection, which may have brought the rest of a request meanwhile. */
function sendLast(socket: Duplex, status: number, extra: Record<string, string> = {}) {
  if (socket.destroyed || socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${STATUS_CODES[status]}\n`;
  const { [SECURE_ONLY]: _, 'Speculation-Rules': __, ...common } = HEADERS;
  const headers = {
    ...common,
    ...extra,
    Date: new Date().toUTCString(),
    Connection: 'close',
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': String(body.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}

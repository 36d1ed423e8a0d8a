import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What stands for a visitor where messages are counted: their address, or the network of an IPv6 address, whose owner has
 * all 2^64 of its addresses. A proxy on this machine says it in the last part of X-Forwarded-For; nobody else is believed.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = plain(socket.remoteAddress ?? '');
  const isProxy = peer === '::1' || peer.startsWith('127.');
  const [said] = isProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .reverse()
    : [];
  const address = plain(said?.trim() || peer);
  return isIPv6(address) ? network(address) : address;
}

/** IPv4, where it is written as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** The first four groups of eight. */
function network(address: string): string {
  const [before = '', after = ''] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...missing, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** @param said in X-Forwarded-For */
function from(peer: string, said?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  return clientAddress({ socket, headers: said === undefined ? {} : { 'x-forwarded-for': said } });
}

test.each([
  ['a visitor', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor whom a proxy on this machine names', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the last that a proxy names, before whom anything may be made up', '::1', '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['a visitor who names another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['IPv4 as IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['a network of IPv6', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2'],
  ['a network of IPv6 in short', '::ffff:127.0.0.1', '2001:0DB8::7', '2001:db8:0:0'],
])('%s is counted by the right address', (_, peer, said, expected) => {
  expect(from(peer, said)).toBe(expected);
});

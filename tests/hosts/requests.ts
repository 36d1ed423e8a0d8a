import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS, SECURE_ONLY } from '../../hosting/headers.ts';
import { ATTACKS, randomPaths } from './bad-input.ts';
import { Client } from './client.ts';
import { compare, decoded, isLocal } from './comparison.ts';
import { ATTACK_EXCEPTIONS, allowedOf, EXCEPTIONS, expectedOf } from './exceptions.ts';
import { ADDRESS, DOMAIN, OTHER_NAME, type RunningHost, type StartHost } from './servers/host.ts';
import { SECRET, TestSite } from './site.ts';
import { type Row, tableOf } from './table.ts';

/** Another one each time; the name of the test shows it, and SEED repeats it. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));

/** Sends every request of the table and every malicious one to a host. */
export function testHost(name: string, start: StartHost): void {
  const site = new TestSite(process.env.SITE_FOLDER ?? 'dist');
  const table = tableOf(site);
  let host: RunningHost;
  let client: Client;

  beforeAll(async () => {
    host = await start(site);
    client = new Client(host);
  });
  afterAll(async () => {
    client?.close();
    await host?.stop();
    site.remove();
  });

  async function answerTo({ first, question }: Row) {
    if (typeof question !== 'function') return client.ask(question);
    return client.ask(question(await client.ask(first ?? { path: '/' })));
  }

  async function expectItServes() {
    const answer = await client.ask({ path: '/' });
    expect(site.nameOf(decoded(answer))).toBe('/index.html');
    expect(answer.status).toBe(200);
    expect(host.isRunning()).toBe(true);
  }

  describe(name, () => {
    test.each(table)('$name', async (row) => {
      const answer = await answerTo(row);
      const { expected, reasons } = expectedOf(row, name);
      const { wanted, found } = compare(answer, expected, site);
      expect(found).toEqual(wanted);
      if (reasons.length > 0) {
        const asAll = compare(answer, row.expected, site);
        expect(asAll.found, `no need for the exception: ${reasons.join('; ')}`).not.toEqual(asAll.wanted);
      }
    });

    test('every exception is of a row', () => {
      const names = [...table, ...ATTACKS].map((row) => row.name);
      const patterns = [...EXCEPTIONS.map(({ rows }) => rows), ...ATTACK_EXCEPTIONS.map(({ attacks }) => attacks)];
      for (const pattern of patterns) expect(names).toContainEqual(expect.stringMatching(pattern));
    });

    test('speaks HTTP/2 where it speaks TLS, and sends there from where it does not', async () => {
      if (host.plainPort === undefined) {
        expect(host.isSecure).toBe(false);
        return;
      }
      expect(await statusOverHttp2(host.port)).toBe(200);
      const question = { host: ADDRESS, port: host.plainPort, path: '/about/?x=1?y=2', headers: { Host: DOMAIN } };
      const [answer] = await once(get(question), 'response');
      answer.resume();
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\/\?x=1\?y=2$/);
    });

    test('sends visitors of its other name here, and has nothing for those of a name that is none', async () => {
      if (!host.isSecure) {
        expect(host.plainPort).toBeUndefined();
        return;
      }
      const { status, headers } = await client.ask({ path: '/about?x=1', headers: { Host: OTHER_NAME } });
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?x=1$/);
      expect(headers[SECURE_ONLY.toLowerCase()]).toBe(HEADERS[SECURE_ONLY]);
      for (const name of [DOMAIN, 'elsewhere.example']) {
        const answer = await client.send('GET /about/ HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n', name);
        // Closing the connection, or that the request is misdirected.
        expect(['', '421']).toContain(statusOf(answer));
      }
    });

    test('says that it is to be asked over TLS only where it was', async () => {
      const { headers } = await client.ask({ path: '/about' });
      expect(headers[SECURE_ONLY.toLowerCase()]).toBe(HEADERS[SECURE_ONLY]);
      if (host.headers === undefined) return;
      const plain = await new Client({ ...host, headers: {} }).ask({
        path: '/about',
        headers: { Connection: 'close' },
      });
      expect(plain.headers[SECURE_ONLY.toLowerCase()]).toBeUndefined();
    });

    test.each(ATTACKS)('is not impressed by $name', async (attack) => {
      const answer = await client.send(attack.bytes);
      expect(answer).not.toContain(SECRET);
      expect(answer).not.toContain('root:');
      // A connection that is closed without a word is fine; words that are no answer are not.
      if (answer === '') return;
      expect(allowedOf(attack, name)).toContain(statusOf(answer));
      const location = /^location: *(.*)\r$/im.exec(answer)?.[1];
      if (location !== undefined) expect(isLocal(location), location).toBe(true);
    });

    test(`is not impressed by 10 000 random paths, seed ${SEED}`, async () => {
      const surprises = new Map<string, string>();
      const queue = randomPaths(10_000, SEED).values();
      const lane = async () => {
        for (const path of queue) {
          const { status, body, headers } = await client.ask({ path });
          const file = site.nameOf(body);
          const isExpected =
            (status === 200 && file !== undefined && file !== '/404.html') ||
            (status === 404 && file === '/404.html') ||
            (status === 400 && body.length < 500) ||
            ([307, 308].includes(status) && body.length < 500 && isLocal(headers.location));
          if (!isExpected || body.includes(SECRET)) surprises.set(path, `${status}, ${body.subarray(0, 60)}`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, lane));
      expect(Object.fromEntries([...surprises].slice(0, 10))).toEqual({});
      await expectItServes();
    });

    function openedSockets(count: number) {
      const sockets = Array.from({ length: count }, async () => {
        const socket = client.connect();
        socket.on('error', () => undefined);
        await once(socket, host.isSecure ? 'secureConnect' : 'connect');
        return socket;
      });
      return Promise.all(sockets);
    }

    test('serves others while 100 connections ask for thousands of pages and take none', async () => {
      const sockets = await openedSockets(100);
      try {
        const request = 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n';
        for (const socket of sockets) socket.pause().write(request.repeat(131_072 / request.length));
        for (let count = 0; count < 20; count += 1) await expectItServes();
      } finally {
        for (const socket of sockets) socket.destroy();
      }
      await expectItServes();
    });

    test('serves others while 200 connections send a byte a second', async () => {
      const sockets = await openedSockets(200);
      try {
        for (const letter of 'GET /') {
          for (const socket of sockets) if (socket.writable) socket.write(letter);
          for (let count = 0; count < 20; count += 1) await expectItServes();
          await pause(1000);
        }
      } finally {
        for (const socket of sockets) socket.destroy();
      }
      await expectItServes();
    });
  });
}

/** The status in the words of an answer; HTTP/0.9 has none and sends the page alone. */
function statusOf(answer: string): string {
  if (answer.startsWith('<!DOCTYPE html>')) return '200';
  return /^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? answer;
}

async function statusOverHttp2(port: number): Promise<unknown> {
  const session = connect(`https://${DOMAIN}:${port}`, {
    rejectUnauthorized: false,
    lookup: (_name, _options, done) => done(null, [{ address: ADDRESS, family: 4 }]),
  });
  try {
    const stream = session.request({ ':path': '/about' });
    const [headers] = await once(stream, 'response');
    stream.resume();
    return headers[':status'];
  } finally {
    session.destroy();
  }
}

import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HEADERS, SECURE_ONLY } from './headers.ts';
import { createSiteServer } from './server.ts';

const HEAD = 'Host: localhost\r\n';
const workshop = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(workshop, 'site');
writeSite(folder, 'home');
const server = createSiteServer(folder, { head: 300, request: 400, check: 50, silence: 1000, keepAlive: 200 });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(workshop, { recursive: true });
});

function writeSite(root: string, home: string) {
  const files = {
    '404.html': 'no such page',
    '404.html.br': 'br of no such page',
    'index.html': home,
    'large.webp': Buffer.alloc(16 * 2 ** 20),
    'about.html': '0123456789',
    'about.html.br': 'br',
    'about.html.gz': 'gzip',
    'services/data-ai.html': 'data',
    'robots.txt': 'all',
    'speculation-rules.json': '{}',
    '.well-known/security.txt': 'contact',
    '.well-known/.git': 'secret',
    '.git': 'secret',
    _headers: 'secret',
    _redirects: 'secret',
    '.assetsignore': 'secret',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

interface Received {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** All that the server sends on a connection that brings these bytes. */
function bytesFor(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return text(connect({ port, host: '127.0.0.1', allowHalfOpen: true }).end(bytes));
}

/** The first answer to these bytes. */
async function received(bytes: string): Promise<Received> {
  const [head = '', ...rest] = (await bytesFor(bytes)).split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]);
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

function get(path: string, headers = '', method = 'GET'): Promise<Received> {
  return received(`${method} ${path} HTTP/1.1\r\n${HEAD}Connection: close\r\n${headers}\r\n`);
}

describe('files', () => {
  test('a file comes with its type, its length, and the headers of every answer', async () => {
    const { status, headers, body } = await get('/about');
    expect({ status, body }).toEqual({ status: 200, body: '0123456789' });
    expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'content-length': '10' });
    for (const [name, value] of Object.entries(HEADERS).filter(([name]) => name !== SECURE_ONLY)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers).not.toHaveProperty('server');
  });

  test('the speculation rules have the type without which browsers ignore them', async () => {
    expect((await get('/speculation-rules.json')).headers['content-type']).toBe('application/speculationrules+json');
  });

  test('the one hidden folder with a public name is served', async () => {
    expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'contact' });
  });

  test.each([
    '/About',
    '/ABOUT/',
    '/index',
    '/index/',
    '/index.html',
    '/404',
    '/404.html',
    '/services',
    '/services/',
    '/robots.txt/',
    '/_headers',
    '/_redirects',
    '/.assetsignore',
    '/.git',
    '/.well-known/.git',
    '/about.html.br',
    '/about.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/services/../about',
    '/constructor',
    '/%',
  ])('%s is not found', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: 'no such page' });
  });

  test('a page with a slash at its end is redirected, with its query and the headers of every answer', async () => {
    const { status, headers } = await get('/services/data-ai/?from=card');
    expect({ status, location: headers.location }).toEqual({ status: 308, location: '/services/data-ai?from=card' });
    expect(headers['content-security-policy']).toBe(HEADERS['Content-Security-Policy']);
  });

  test('HEAD gets what GET gets, without the body', async () => {
    for (const path of ['/about', '/no-such-page', '/about/']) {
      const [get_, head] = [await get(path), await get(path, '', 'HEAD')];
      const { date: _, ...expected } = get_.headers;
      expect(head.headers, path).toMatchObject(expected);
      expect({ status: head.status, body: head.body }, path).toEqual({ status: get_.status, body: '' });
    }
  });

  test('only a secure connection is told to stay secure', async () => {
    expect((await get('/about')).headers).not.toHaveProperty('strict-transport-security');
    expect((await get('/about', 'X-Forwarded-Proto: http\r\n')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    for (const path of ['/about', '/about/', '/no-such-page']) {
      const { headers } = await get(path, 'X-Forwarded-Proto: https\r\n');
      expect(headers['strict-transport-security'], path).toBe(HEADERS[SECURE_ONLY]);
    }
  });
});

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0.5, identity;q=0.8', undefined],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['brotli', undefined],
    ['', undefined],
  ])('to "%s" the answer is %s', async (accepted, encoding) => {
    const { headers, body } = await get('/about', `Accept-Encoding: ${accepted}\r\n`);
    expect(headers['content-encoding']).toBe(encoding);
    expect(body).toBe(encoding ?? '0123456789');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('without wishes the file is sent as it is', async () => {
    expect(await get('/about')).toMatchObject({ body: '0123456789', headers: { vary: 'Accept-Encoding' } });
  });

  test('what was not compressed does not vary', async () => {
    expect((await get('/robots.txt', 'Accept-Encoding: br\r\n')).headers).not.toHaveProperty('vary');
  });

  test('the not-found page follows wishes, too', async () => {
    expect((await get('/nowhere', 'Accept-Encoding: br\r\n')).body).toBe('br of no such page');
    expect((await get('/nowhere', 'Accept-Encoding: br;q=0\r\n')).body).toBe('no such page');
  });

  test('each encoding has a tag of its own', async () => {
    const tags = ['br', 'gzip', 'identity'].map(
      async (encoding) => (await get('/about', `Accept-Encoding: ${encoding}\r\n`)).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe('conditions', () => {
  test('what a client has already is not sent again, by its tag', async () => {
    const { headers } = await get('/about', 'Accept-Encoding: br\r\n');
    for (const tags of [headers.etag, `"other", ${headers.etag}`, `W/${headers.etag}`, '*']) {
      const again = await get('/about', `Accept-Encoding: br\r\nIf-None-Match: ${tags}\r\n`);
      expect({ status: again.status, body: again.body }, tags).toEqual({ status: 304, body: '' });
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect((await get('/about', `If-None-Match: ${headers.etag}\r\n`)).status).toBe(200);
  });

  test('what a client has already is not sent again, by its date', async () => {
    const { headers } = await get('/about');
    expect((await get('/about', `If-Modified-Since: ${headers['last-modified']}\r\n`)).status).toBe(304);
    expect((await get('/about', 'If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT\r\n')).status).toBe(200);
  });

  test('a tag decides before a date', async () => {
    const { headers } = await get('/about');
    const conditions = `If-None-Match: "other"\r\nIf-Modified-Since: ${headers['last-modified']}\r\n`;
    expect((await get('/about', conditions)).status).toBe(200);
  });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is a part', async (range, part, where) => {
    const { status, headers, body } = await get('/about', `Range: ${range}\r\n`);
    expect({ status, body, where: headers['content-range'] }).toEqual({ status: 206, body: part, where });
    expect(headers['content-length']).toBe(String(part.length));
  });

  test('a part of a compressed file is a part of its compressed bytes', async () => {
    const { headers, body } = await get('/about', 'Accept-Encoding: br\r\nRange: bytes=1-1\r\n');
    expect(body).toBe('r');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-range': 'bytes 1-1/2' });
  });

  test.each(['bytes=10-', 'bytes=5-1', 'bytes=-0'])('%s is no part, and the size is said', async (range) => {
    const { status, headers, body } = await get('/about', `Range: ${range}\r\n`);
    expect({ status, size: headers['content-range'] }).toEqual({ status: 416, size: 'bytes */10' });
    expect(body).toBe('Range Not Satisfiable\n');
  });

  test.each(['bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes'])('%s gets the whole', async (range) => {
    expect(await get('/about', `Range: ${range}\r\n`)).toMatchObject({ status: 200, body: '0123456789' });
  });

  test('who goes on with another version than the one there is gets nothing of it', async () => {
    const { headers } = await get('/about');
    const statuses = async (name: string, values: (string | undefined)[]) => {
      const answers = values.map((value) => get('/about', `${name}: ${value}\r\nRange: bytes=1-2\r\n`));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses('If-Match', [headers.etag, `"other", ${headers.etag}`, '*'])).toEqual([206, 206, 206]);
    expect(await statuses('If-Match', ['"other"', `W/${headers.etag}`])).toEqual([412, 412]);
    const dates = [headers['last-modified'], 'Fri, 01 Jan 2100 00:00:00 GMT', 'Sat, 01 Jan 2000 00:00:00 GMT', 'soon'];
    expect(await statuses('If-Unmodified-Since', dates)).toEqual([206, 206, 412, 206]);
  });

  test('a part of another version than the one meant is not sent', async () => {
    const { headers } = await get('/about');
    const part = await get('/about', `Range: bytes=1-2\r\nIf-Range: ${headers.etag}\r\n`);
    const whole = await get('/about', 'Range: bytes=1-2\r\nIf-Range: "other"\r\n');
    expect([part.status, whole.status]).toEqual([206, 200]);
  });
});

describe('refusals', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is told what is allowed', async (method) => {
    const { status, headers, body } = await get('/about', '', method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(body).toContain('Method Not Allowed');
    expect(headers['content-security-policy']).toBe(HEADERS['Content-Security-Policy']);
  });

  test.each([
    ['a request that is none', 'hello\r\n\r\n', '400 Bad Request'],
    ['an address of 9 000 characters', `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${HEAD}\r\n`, '414 URI Too Long'],
    [
      'headers of 30 kB',
      `GET / HTTP/1.1\r\n${HEAD}${`X: ${'a'.repeat(990)}\r\n`.repeat(30)}\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['two lengths', `GET / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '400 Bad Request'],
    [
      'a length beside chunks',
      `GET / HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      '400 Bad Request',
    ],
    ['a NUL in the address', `GET /\0 HTTP/1.1\r\n${HEAD}\r\n`, '400 Bad Request'],
    ['half a request', 'GET / HTT', '400 Bad Request'],
  ])('%s gets a status and an end', async (_name, bytes, status) => {
    expect(await bytesFor(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  });

  test('a body that breaks off after the answer gets no second one', async () => {
    const answers = await bytesFor(
      `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`,
    );
    expect(answers.match(/^HTTP.*$/gm)).toEqual(['HTTP/1.1 405 Method Not Allowed']);
  });

  test.each([
    ['no', ''],
    ['two', 'Host: a\r\nHost: b\r\n'],
  ])('%s Host header is a bad request', async (_number, hosts) => {
    const { status, body } = await received(`GET / HTTP/1.1\r\nConnection: close\r\n${hosts}\r\n`);
    expect({ status, body }).toEqual({ status: 400, body: 'Bad Request: one Host header is needed\n' });
  });

  test('a body that nobody asked for is not waited for, and ends the connection', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(`GET /about HTTP/1.1\r\n${HEAD}Content-Length: 1000000\r\nExpect: 100-continue\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(answer).toContain('Connection: close');
    expect(answer.endsWith('0123456789')).toBe(true);
  });

  test('requests one behind the other are answered in their order', async () => {
    const answers = await bytesFor(
      `GET /about HTTP/1.1\r\n${HEAD}\r\nGET / HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
    );
    expect(answers.match(/^(HTTP.*|0123456789|home)$/gm)).toEqual(['HTTP/1.1 200 OK', 'home']);
    expect(answers).toContain('\r\n\r\n0123456789HTTP/1.1 200 OK');
  });
});

describe('limits', () => {
  test('who asks for thousands of pages and takes none fills no memory, and others are served meanwhile', async () => {
    let answers = 0;
    const count = () => answers++;
    const closed = new Promise((resolve) => {
      server.once('connection', (connection) => connection.on('close', resolve));
    });
    server.on('request', count);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause().write(`GET /large.webp HTTP/1.1\r\n${HEAD}\r\n`.repeat(4000));
    expect(await get('/about')).toMatchObject({ status: 200, body: '0123456789' });
    await closed;
    server.off('request', count);
    expect(answers).toBeLessThan(20);
    socket.destroy();
  });

  test('who sends a byte now and then is not waited for, and others are served meanwhile', async () => {
    const { port } = server.address() as AddressInfo;
    const slow = Array.from({ length: 200 }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
    const closed = slow.map((socket) => new Promise((resolve) => socket.on('error', () => {}).on('close', resolve)));
    for (const socket of slow) socket.resume().write('GET / HTTP/1.1\r\nX: ');
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('a');
    }, 60);
    expect(await get('/about')).toMatchObject({ status: 200, body: '0123456789' });
    await Promise.all(closed);
    clearInterval(drip);
  });

  test('who sends nothing is not waited for', async () => {
    const { port } = server.address() as AddressInfo;
    expect(await text(connect({ port, host: '127.0.0.1', allowHalfOpen: true }))).toMatch(/^HTTP\/1.1 408 /);
  });
});

test('who asks for another protocol gets the page', async () => {
  const answer = await get('/about', 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n');
  expect(answer).toMatchObject({ status: 200, body: '0123456789' });
});

test('a client that takes nothing of a large file is let go', async () => {
  const own = createSiteServer(folder, { silence: 200 });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const letGo = new Promise((resolve) => {
    own.on('connection', (connection) => connection.on('close', () => resolve(connection.bytesWritten)));
  });
  socket.pause().write(`GET /large.webp HTTP/1.1\r\n${HEAD}\r\n`);
  expect(await letGo).toBeGreaterThan(0);
  socket.destroy();
  own.close();
});

test('a folder without a built site is refused', () => {
  expect(() => createSiteServer(tmpdir())).toThrow('There is no built site in');
});

test('rules that are not there are not announced', async () => {
  const bare = join(workshop, 'bare');
  writeSite(bare, 'bare');
  rmSync(join(bare, 'speculation-rules.json'));
  const answer = await answerOf(bare, '/');
  expect(answer.headers.has('speculation-rules')).toBe(false);
});

/** What a new server on a folder answers. */
async function answerOf(root: string, path: string): Promise<Response> {
  const own = createSiteServer(root);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`);
  own.closeAllConnections();
  own.close();
  return answer;
}

test('a version that takes the place of another is served from then on, and the old one as long as none can be read', async () => {
  const link = join(workshop, 'dist');
  writeSite(join(workshop, 'new'), 'another home');
  symlinkSync(folder, link);
  const own = createSiteServer(link);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const home = async () => await (await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`)).text();
  expect(await home()).toBe('home');
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
  for (const target of [undefined, link, join(workshop, 'site/services')]) {
    rmSync(link, { force: true });
    if (target) symlinkSync(target, link);
    expect([await home(), await home()]).toEqual(['home', 'home']);
  }
  spy.mockRestore();
  const reasons = [/There is no built site/, /ELOOP/, /There is no built site/];
  expect(said).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
  symlinkSync(join(workshop, 'new'), `${link}-next`);
  renameSync(`${link}-next`, link);
  expect(await home()).toBe('another home');
  own.closeAllConnections();
  own.close();
});

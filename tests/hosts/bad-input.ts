import { randomNumbers } from '../faults/random.ts';

/** A request that no browser sends, byte for byte. */
export interface Attack {
  name: string;
  bytes: string;
  /** Statuses that a host may answer with. Closing the connection is always an answer. */
  allowed: readonly number[];
}

const NOTHING = [400, 404];
const REFUSED = [400];

const STEPS_UP = [
  '/../secret.txt',
  '/../../secret.txt',
  '/services/../../secret.txt',
  '/..',
  '/../',
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/.%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2F..%2Fsecret.txt',
  '/services/..%2f..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%252fsecret.txt',
  '/%25%32%65%25%32%65/secret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/..\\..\\secret.txt',
  '/%5c..%5csecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%c0%ae%c0%ae%c0%afsecret.txt',
  '/..%c0%afsecret.txt',
  '/..%c1%9csecret.txt',
  '/%e0%80%ae%e0%80%ae/secret.txt',
  '/..%e0%80%afsecret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..;/secret.txt',
  '/..;a=b/secret.txt',
  '/;/../secret.txt',
  '/....//secret.txt',
  '/.../secret.txt',
  '/./../secret.txt',
  '/.%00./secret.txt',
  '/..%00/secret.txt',
  '/..%20/secret.txt',
  '/..%09/secret.txt',
  '/\xc0\xae\xc0\xae/secret.txt',
  '/_astro/../../secret.txt',
  '/_astro/%2e%2e/%2e%2e/secret.txt',
  '/_astro/..%2f..%2f.env',
  '/services/../.env',
  '/%2eenv',
  '/.%65nv',
  '/.env%00.html',
  '/.env%20',
  '/.env/',
  '/.git%2fconfig',
  '/.well-known/../.env',
  '/.well-known/%2e%2e/.env',
  '/.well-known/..%2f.env',
  '/etc/passwd',
  '//etc/passwd',
  '/proc/self/environ',
  'secret.txt',
  '../secret.txt',
];

const BROKEN = ['/%', '/%2', '/%zz', '/about%', '/%u0041', '/a%00b', '/%00', '/about\x00', '/ab\x01out', '/about\x7f'];

/** The head of a request for a path, with these lines. */
function head(target: string, lines: string[] = ['Host: localhost'], method = 'GET'): string {
  return `${[`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

function attack(name: string, bytes: string, allowed: readonly number[]): Attack {
  return { name, bytes, allowed };
}

export const ATTACKS: readonly Attack[] = [
  ...STEPS_UP.map((path) => attack(`a step upwards: ${JSON.stringify(path)}`, head(path), NOTHING)),
  ...BROKEN.map((path) => attack(`a broken path: ${JSON.stringify(path)}`, head(path), NOTHING)),
  attack('a path of 64 kB', head(`/${'a'.repeat(65_536)}`), [400, 404, 414, 431]),
  attack('a path of 6 kB', head(`/${'a/'.repeat(3000)}`), [400, 404, 414, 431]),
  attack('a query of 64 kB', head(`/about?${'a'.repeat(65_536)}`), [400, 414, 431]),
  attack('a header of 100 kB', head('/about', ['Host: localhost', `X-Long: ${'a'.repeat(100_000)}`]), [400, 431]),
  attack(
    'headers of 100 kB together',
    head('/about', ['Host: localhost', ...Array.from({ length: 2000 }, (_, index) => `X-${index}: ${'a'.repeat(40)}`)]),
    [400, 431],
  ),
  attack(
    'a body with a length and chunks',
    body(['Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\nX'),
    [400, 405],
  ),
  attack('two lengths', body(['Content-Length: 5', 'Content-Length: 6'], 'abcdef'), [400, 405]),
  attack('two lengths in a line', body(['Content-Length: 5, 6'], 'abcdef'), [400, 405]),
  attack('a length that is none', body(['Content-Length: +5'], 'abcde'), [400, 405]),
  attack('a negative length', body(['Content-Length: -1'], ''), [400, 405]),
  attack('a length without end', body([`Content-Length: ${'9'.repeat(30)}`], ''), [400, 405, 413]),
  attack('an unknown coding', body(['Transfer-Encoding: xchunked'], '0\r\n\r\n'), [400, 405, 501]),
  attack(
    'chunks twice',
    body(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'),
    [400, 405, 501],
  ),
  attack('a size of a chunk that is none', body(['Transfer-Encoding: chunked'], 'zz\r\nabc\r\n0\r\n\r\n'), [400, 405]),
  attack('a space before the colon', body(['Transfer-Encoding : chunked'], '0\r\n\r\n'), [400, 405]),
  attack('a header over two lines', head('/about', ['Host: localhost', 'X-Folded: one', ' two']), [200, 400]),
  attack('a coding over two lines', body(['Transfer-Encoding:', ' chunked'], '0\r\n\r\n'), [400, 405]),
  attack('a header without a name', head('/about', ['Host: localhost', ': value']), [200, 400]),
  attack('a header without a colon', head('/about', ['Host: localhost', 'value']), [200, 400]),
  attack('a NUL in a header', head('/about', ['Host: localhost', 'X-Nul: a\x00b']), REFUSED),
  attack('a second request in a query', head('/about?x HTTP/1.1\r\nHost: localhost\r\n\r\nGET /.env'), [200, 400, 404]),
  attack('two hosts', head('/about', ['Host: localhost', 'Host: example.com']), REFUSED),
  attack('no host', head('/about', []), REFUSED),
  attack('a host that is none', head('/about', ['Host: a b/c']), [400, 421]),
  attack('a path in the host', head('/about', ['Host: localhost/../secret.txt']), [400, 421]),
  attack('the whole address of a secret', head('http://localhost/../secret.txt'), NOTHING),
  attack('the whole address of another host', head('http://example.com/.env'), [400, 404, 421]),
  attack('a file as an address', head('file:///etc/passwd'), NOTHING),
  attack('a tunnel', head('example.com:443', ['Host: example.com:443'], 'CONNECT'), [400, 404, 405, 421, 501]),
  attack('a star', head('*', ['Host: localhost'], 'OPTIONS'), [200, 400, 404, 405]),
  attack('a method in small letters', head('/about', ['Host: localhost'], 'get'), [400, 405, 501]),
  attack('a method of 10 kB', head('/about', ['Host: localhost'], 'A'.repeat(10_000)), [400, 405, 414, 431, 501]),
  attack('an upgrade', head('/about', ['Host: localhost', 'Upgrade: websocket']), [200, 400, 404]),
  attack(
    'an upgrade to HTTP/2',
    head('/about', ['Host: localhost', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
    [200, 400, 404],
  ),
  attack('HTTP/0.9', 'GET /about\r\n\r\n', [200, 400, 505]),
  attack('HTTP/3.7', 'GET /about HTTP/3.7\r\nHost: localhost\r\n\r\n', [400, 505]),
  attack('HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 404, 405, 421, 505]),
  attack('lines that end in one sign', 'GET /about HTTP/1.1\nHost: localhost\nConnection: close\n\n', [200, 400]),
  attack('no request at all', 'hello\r\n\r\n', REFUSED),
  attack('nothing but signs', `${'\x00\xff\x16\x03'.repeat(500)}\r\n\r\n`, REFUSED),
  attack(
    'a thousand ranges',
    head('/favicon.svg', ['Host: localhost', `Range: bytes=${'0-1,'.repeat(1000)}0-1`]),
    [200, 206, 400, 416],
  ),
  attack('an endless expectation', head('/about', ['Host: localhost', 'Expect: 999-nothing']), [200, 400, 417]),
];

function body(lines: string[], text: string): string {
  return head('/about', ['Host: localhost', ...lines], 'POST') + text;
}

const PIECES = [
  'about',
  'services',
  'data-ai',
  'index',
  '404',
  '.html',
  '.br',
  '.gz',
  '..',
  '.',
  '/',
  '//',
  '%2e',
  '%2f',
];
const MORE = [
  '%5c',
  '%00',
  '%',
  '%25',
  '~',
  ';',
  ':',
  '@',
  '&',
  '=',
  '+',
  '?',
  '#',
  '*',
  '_astro',
  '.env',
  '.git',
  'secret.txt',
];

/** Paths put together by chance, the same ones for the same seed. */
export function randomPaths(count: number, seed: number): string[] {
  const next = randomNumbers(seed);
  const all = [...PIECES, ...MORE];
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(next() * 8);
    const pieces = Array.from({ length }, () =>
      next() < 0.85 ? (all[Math.floor(next() * all.length)] ?? '') : String.fromCharCode(33 + Math.floor(next() * 94)),
    );
    return `/${pieces.join('')}`;
  });
}

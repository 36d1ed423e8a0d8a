import { HEADERS, headersOf } from '../../hosting/headers.ts';
import type { Answer, Question } from './client.ts';
import { MOVED, type TestSite } from './site.ts';

/** What is to be answered. */
export interface Expected {
  status: number;
  /** The file whose bytes are sent, by its path below the site's folder. */
  file?: string;
  encoding?: 'br' | 'gzip';
  /** Whether the host compresses the file itself, instead of sending what the build has compressed. */
  isCompressedByHost?: boolean;
  /** The first and the last byte, where only a part of the file is sent. */
  part?: [number, number];
  /** Whether the answer has no body. */
  isEmpty?: boolean;
  /** Whether `Location` names another path on the same host. */
  isLocalRedirect?: boolean;
  headers?: Record<string, string>;
}

/** One request to every host, and its answer. */
export interface Row {
  name: string;
  /** A request before this one, with whose answer this one is put together. */
  first?: Question;
  question: Question | ((first: Answer) => Question);
  expected: Expected;
}

const NOT_FOUND_PAGE = '/404.html';

/** Every request but for the malicious ones. */
export function tableOf(site: TestSite): Row[] {
  return [
    ...fileRows(site),
    ...addressRows(site),
    ...encodingRows(),
    ...conditionalRows(site),
    ...rangeRows(site),
    ...methodRows(),
  ];
}

/** Every file at its address, in every representation that it has. */
function fileRows(site: TestSite): Row[] {
  return site.files
    .filter((file) => file !== NOT_FOUND_PAGE)
    .flatMap((file) => {
      const path = addressOf(file);
      const encodings = site.isCompressed(file) ? (['br', 'gzip'] as const) : [];
      return [
        row(`${path} is sent as it is`, { path }, sends(file)),
        row(`HEAD ${path} says what GET does`, { path, method: 'HEAD' }, { ...sends(file), isEmpty: true }),
        ...encodings.map((encoding) =>
          row(
            `${path} is sent as ${encoding}`,
            { path, headers: { 'Accept-Encoding': encoding } },
            sends(file, encoding),
          ),
        ),
      ];
    });
}

const MISSING = [
  '/services/hosting.html',
  '/services/hosting/x',
  '/services/Hosting',
  '/about.html',
  '/index',
  '/index/',
  '/index.html',
  '/404',
  '/404/',
  '/404.html',
  '/services',
  '/services/',
  '/services.html',
  '/About',
  '/ABOUT',
  '/about/index.html',
  '/about/x',
  '/about/x/',
  '/services/data-ai.html',
  '/no/such/page',
  '/no/such/page/',
  '/-/',
  '/about.html.br',
  '/about.html.gz',
  '/about.br',
  '/index.html.br',
  '/favicon.svg/',
  '/favicon.svg.gz',
  '/FAVICON.SVG',
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/.env',
  '/.git/config',
  '/services/.htpasswd',
  '/.well-known',
  '/.well-known/',
  '/.well-known/nothing',
  '/_astro',
  '/_astro/',
  '/_astro/nothing.woff2',
  '/nothing.svg',
  '/nothing.txt',
  '/package.json',
  '/secret.txt',
  '//',
  '//about',
  '/about//',
  '//example.com/',
  '//example.com/about/',
  '/about%2f',
  '/%2fabout',
  '/services%2fdata-ai',
  '/about%5c',
  '/about%00',
  '/about%0d%0aX-Injected:1',
  '/about%0d%0aX-Injected:1/',
  '/about.',
  '/about%20',
  '/about;a=b',
  '/./about',
  '/services/../about',
  '/services/%2e%2e/about',
];

/** Where pages are, where visitors are sent on, and where there is nothing. */
function addressRows(site: TestSite): Row[] {
  const pages = site.files.filter(
    (file) => file.endsWith('.html') && file !== NOT_FOUND_PAGE && file !== '/index.html',
  );
  return [
    ...pages.map((file) => {
      const path = addressOf(file);
      return row(`${path}/ sends to ${path}`, { path: `${path}/` }, sendsTo(path));
    }),
    ...Object.entries(MOVED).flatMap(([path, to]) => [
      row(`${path}, where a page was, sends to ${to}`, { path }, sendsTo(to, 301)),
      row(`${path}/, where a page was, sends to ${to}`, { path: `${path}/` }, sendsTo(to, 301)),
      row(`HEAD ${path} says so, too`, { path, method: 'HEAD' }, { ...sendsTo(to, 301), isEmpty: true }),
      row(
        `a query is kept from ${path} as it is written`,
        { path: `${path}?x=%2F%20&y=//z/` },
        sendsTo(`${to}?x=%2F%20&y=//z/`, 301),
      ),
    ]),
    row('a query is kept', { path: '/about/?x=1?y=2' }, sendsTo('/about?x=1?y=2')),
    row('a query is kept as it is written', { path: '/about/?x=%2F%20&y=//z/' }, sendsTo('/about?x=%2F%20&y=//z/')),
    row('a query does not lead elsewhere', { path: '/about?x=1?y=2' }, sends('/about.html')),
    row('a query may look like a path', { path: '/about?/../.git//x.html' }, sends('/about.html')),
    row('a letter may be written as its number', { path: '/%61bout' }, sends('/about.html')),
    ...['http://localhost', 'https://localhost/'].map((path) =>
      row(`${path} is the home page, too`, { path }, sends('/index.html')),
    ),
    row('the home page has a query', { path: '/?utm_source=card' }, sends('/index.html')),
    ...MISSING.map((path) => row(`${path} is not found`, { path }, NOT_FOUND)),
    ...['x', '%C3%A9'].flatMap((letter) =>
      ['', '/'].map((end) =>
        row(
          `a name of 300 times ${letter}${end} is too long for a file`,
          { path: `/${letter.repeat(300)}${end}` },
          NOT_FOUND,
        ),
      ),
    ),
    row('HEAD of nothing has no body', { path: '/nothing', method: 'HEAD' }, { ...NOT_FOUND, isEmpty: true }),
    ...(['br', 'gzip'] as const).map((encoding) =>
      row(
        `the not-found page is sent as ${encoding}`,
        { path: '/nothing', headers: { 'Accept-Encoding': encoding } },
        {
          ...NOT_FOUND,
          encoding,
        },
      ),
    ),
    row('the not-found page is sent whole', { path: '/nothing', headers: { Range: 'bytes=0-9' } }, NOT_FOUND),
    row(
      'the not-found page is sent to who has another',
      { path: '/nothing', headers: { 'If-None-Match': '"x"' } },
      NOT_FOUND,
    ),
  ];
}

/** What a browser accepts, and what it is sent: `Accept-Encoding` (RFC 9110, section 12.5.3). */
function encodingRows(): Row[] {
  const cases: [string, Expected['encoding']][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.000', undefined],
    ['gzip;q=0, br', 'br'],
    ['br;q=0.5, gzip;q=1.0', 'gzip'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['gzip;q=0.8, br;q=0.9', 'br'],
    ['x-br, x-gzip-not', undefined],
    ['', undefined],
  ];
  return cases.map(([accepted, encoding]) =>
    row(
      `who accepts "${accepted}" is sent ${encoding ?? 'what is not compressed'}`,
      { path: '/about', headers: { 'Accept-Encoding': accepted } },
      sends('/about.html', encoding),
    ),
  );
}

/** Who has a file already is not sent it again. */
function conditionalRows(site: TestSite): Row[] {
  const paths = ['/about', '/favicon.svg', hashedFile(site)];
  return paths.flatMap((path) => {
    const file = path === '/about' ? '/about.html' : path;
    const { 'Content-Type': _, ...headers } = headersOf(file);
    const unchanged = { status: 304, isEmpty: true, headers };
    const again = (name: string, header: string, from: string, method = 'GET'): Row => ({
      name,
      first: { path },
      question: (answer) => ({ path, method, headers: { [header]: answer.headers[from] ?? 'missing' } }),
      expected: unchanged,
    });
    return [
      again(`${path} is not sent to who has this version`, 'If-None-Match', 'etag'),
      again(`HEAD ${path} says so, too`, 'If-None-Match', 'etag', 'HEAD'),
      again(`${path} is not sent to who has it since its change`, 'If-Modified-Since', 'last-modified'),
      row(`${path} is sent to who has another version`, { path, headers: { 'If-None-Match': '"other"' } }, sends(file)),
      { ...again(`${path} is sent to who goes on with it`, 'If-Match', 'etag'), expected: sends(file) },
      ...Object.entries({ 'If-Match': '"other"', 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }).map(
        ([name, value]) => {
          // nginx closes the connection after such an answer without a word.
          const headers = { [name]: value, Connection: 'close' };
          return row(`${path} is not sent to who goes on with another, ${name}`, { path, headers }, CHANGED);
        },
      ),
    ];
  });
}

/** Said to who wants to go on with a version that is gone. */
const CHANGED: Expected = { status: 412 };

/** A download can go on where it was broken off. */
function rangeRows(site: TestSite): Row[] {
  const path = hashedFile(site);
  const size = site.bytesOf(path).length;
  const part = (name: string, range: string, first: number, last: number) =>
    row(
      name,
      { path, headers: { Range: range } },
      {
        ...sends(path),
        status: 206,
        part: [first, last],
        headers: { ...headersOf(path), 'Content-Range': `bytes ${first}-${last}/${size}` },
      },
    );
  return [
    part('the first bytes of a file', 'bytes=0-99', 0, 99),
    part('the middle of a file', 'bytes=100-199', 100, 199),
    part('a file from somewhere on', 'bytes=100-', 100, size - 1),
    part('the last bytes of a file', 'bytes=-100', size - 100, size - 1),
    part('the last bytes, more than there are', `bytes=-${size * 2}`, 0, size - 1),
    part('more bytes than there are', `bytes=100-${size * 2}`, 100, size - 1),
    row(
      'bytes behind the end of a file',
      { path, headers: { Range: `bytes=${size}-` } },
      {
        status: 416,
        headers: { 'Content-Range': `bytes */${size}` },
      },
    ),
    row('a range in other units', { path, headers: { Range: 'lines=1-2' } }, sends(path)),
  ];
}

/** Nothing can be changed here. */
function methodRows(): Row[] {
  const refused: Expected = { status: 405, headers: { ...HEADERS, Allow: 'GET, HEAD' } };
  return ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'].flatMap((method) => [
    row(`${method} of a page is refused`, { path: '/about', method }, refused),
    row(`${method} of nothing is refused`, { path: '/nothing', method }, refused),
    row(`${method} of an address to be sent on from is refused`, { path: '/about/', method }, refused),
  ]);
}

const NOT_FOUND: Expected = { ...sends(NOT_FOUND_PAGE), status: 404 };

function row(name: string, question: Question, expected: Expected): Row {
  return { name, question, expected };
}

function sends(file: string, encoding?: Expected['encoding']): Expected {
  return { status: 200, file, headers: headersOf(file), ...(encoding && { encoding }) };
}

function sendsTo(location: string, status = 308): Expected {
  return { status, headers: { ...HEADERS, Location: location } };
}

function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

function hashedFile(site: TestSite): string {
  const found = site.files.find((file) => file.endsWith('.woff2'));
  if (found === undefined) throw new Error('The built site has no font, so nothing shows how hashed files are sent.');
  return found;
}

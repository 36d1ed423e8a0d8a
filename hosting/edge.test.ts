import { expect, test } from 'vitest';
import { edgeHeaders, edgeRedirects, redirectsIn } from './edge.ts';

/** The rules of `_headers` by their paths, as lists of lines. */
function rulesIn(text: string): Map<string, string[]> {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('/'));
  return new Map(
    blocks.map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [path, lines.map((line) => line.trim())];
    }),
  );
}

function manyFiles(ending: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/_astro/${String(index).padStart(3, '0')}.${ending}`);
}

test('a page needs no rule beside the one for every answer', () => {
  expect([...rulesIn(edgeHeaders(['/index.html', '/404.html', '/about.html']).text).keys()]).toEqual(['/*']);
});

test('a hashed file is kept for a year, and no other address below its folder', () => {
  const rules = rulesIn(edgeHeaders(['/_astro/font.woff2']).text);
  expect([...rules.keys()]).toEqual(['/*', '/_astro/font.woff2']);
  expect(rules.get('/_astro/font.woff2')).toEqual([
    '! Cache-Control',
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('a hashed drawing has a policy and a time of its own, each once', () => {
  const names = rulesIn(edgeHeaders(['/_astro/drawing.svg']).text)
    .get('/_astro/drawing.svg')
    ?.map((line) => line.split(':')[0]);
  expect(names).toEqual(['! Cache-Control', '! Content-Security-Policy', 'Cache-Control', 'Content-Security-Policy']);
});

test('speculation rules have their type', () => {
  const rules = rulesIn(edgeHeaders(['/speculation-rules.json']).text);
  expect(rules.get('/speculation-rules.json')).toContain('Content-Type: application/speculationrules+json');
});

test('files that other sites show have one rule a folder, however many they are', () => {
  const cards = Array.from({ length: 200 }, (_, index) => `/cards/services/${index}.png`);
  const { text, leftOut } = edgeHeaders([...cards, '/icons/192.png', '/about.html']);
  const rules = rulesIn(text);
  expect([...rules.keys()]).toEqual(['/*', '/cards/*', '/icons/*']);
  expect(rules.get('/cards/*')).toEqual([
    '! Cross-Origin-Resource-Policy',
    'Cross-Origin-Resource-Policy: cross-origin',
  ]);
  expect(leftOut).toBeUndefined();
});

test('one rule keeps the Markdown of all pages out of search results', () => {
  const rules = rulesIn(edgeHeaders(['/index.md', '/services/data-ai.md']).text);
  expect([...rules.keys()]).toEqual(['/*', '/*.md']);
  expect(rules.get('/*.md')).toContain('X-Robots-Tag: noindex');
});

test('with more files than Cloudflare takes rules, only hashed files go without, and the build says how many', () => {
  const { text, leftOut } = edgeHeaders([...manyFiles('woff2', 120), '/logo.svg', '/zone.xml']);
  const rules = rulesIn(text);
  expect(rules.size).toBe(100);
  expect([...rules.keys()].slice(0, 3)).toEqual(['/*', '/logo.svg', '/zone.xml']);
  expect(leftOut).toContain(': 23 files');
});

test('as many rules as Cloudflare takes are no reason to say anything', () => {
  expect(edgeHeaders(manyFiles('woff2', 99)).leftOut).toBeUndefined();
  expect(edgeHeaders(manyFiles('woff2', 100)).leftOut).toContain(': 1 file ');
});

test('a page answers at its address alone', () => {
  expect(edgeRedirects(['/', '/about']).text.trim().split('\n').slice(1)).toEqual([
    '/ /index.html 200',
    '/index.html /-/ 200',
    '/about/ /about 308',
    '/about /about.html 200',
    '/about.html /-/ 200',
    '/404.html /-/ 200',
  ]);
});

test('a site with more pages than Cloudflare takes redirects is not sent there', () => {
  const pages = Array.from({ length: 667 }, (_, index) => `/page-${index}`);
  expect(edgeRedirects(pages.slice(0, 666)).leftOut).toBeUndefined();
  const { text, leftOut } = edgeRedirects(pages, { '/old': '/page-1' });
  expect(leftOut).toContain('667 pages need 2004');
  expect(redirectsIn(text)).toEqual({ '/old': '/page-1' });
});

test('where pages were, visitors are sent on, and the embedded server reads it there', () => {
  const moved = { '/old': '/about', '/services/gone': '/' };
  const { text } = edgeRedirects(['/', '/about'], moved);
  const [, ...rules] = text.trim().split('\n');
  expect(rules.slice(0, 2)).toEqual(['/old /about 301', '/old/ /about 301']);
  expect(redirectsIn(text)).toEqual(moved);
});

import { expect, test } from 'vitest';
import { targetOf } from './addresses.ts';

const PAGES = ['/about', '/services/data-ai', '/index', '/404'];

function target(address: string) {
  return targetOf(address, (path) => PAGES.includes(path), { '/old': '/about', '/services/gone': '/' });
}

test.each([
  '/',
  '/about',
  '/about?x=1?y=2',
  '/favicon.svg',
  '/_astro/font.woff2',
  '/no/such/page',
  '/old/x',
  '/Old',
  '/abou%74',
  '/.well-known/security.txt',
])('%s is looked for among the files', (address) => {
  expect(target(address)).toMatchObject({ kind: 'file' });
});

test.each([
  ['/abou%74', '/about'],
  ['http://example.com/about?x=1', '/about'],
  ['http://example.com', '/'],
  ['http://example.com?x=1', '/'],
])('%s asks for %s', (address, path) => {
  expect(target(address)).toEqual({ kind: 'file', path });
});

test.each([
  ['/about/', '/about'],
  ['http://example.com/about/', '/about'],
  ['/services/data-ai/', '/services/data-ai'],
  ['/about/?x=1?y=2', '/about?x=1?y=2'],
  ['/about/?', '/about?'],
])('%s is redirected to %s', (address, location) => {
  expect(target(address)).toEqual({ kind: 'redirect', status: 308, location });
});

test.each([
  ['/old', '/about'],
  ['/old/', '/about'],
  ['/ol%64?x=1?y=2', '/about?x=1?y=2'],
  ['/services/gone', '/'],
])('%s, where a page was, is redirected for ever to %s', (address, location) => {
  expect(target(address)).toEqual({ kind: 'redirect', status: 301, location });
});

test.each([
  '/index',
  '/index/',
  '/Index',
  '/%69ndex',
  '/index.html',
  '/about.html',
  '/ABOUT.HTML',
  '/404',
  '/404/',
  '/about.html.br',
  '/no/such/page/',
  '//about',
  'http://example.com//about',
  '//example.com/',
  '/about//',
  '/about%2f',
  '/..%2fpackage.json',
  '/about%5c',
  '/\\about',
  '/about%00',
  '/.git/config',
  '/.well-known/.git',
  '/.well-known/../about',
  '/old.html',
  '/old//',
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/%2e%2e/package.json',
  '/%',
  '*',
  '',
])('%s is not found', (address) => {
  expect(target(address)).toEqual({ kind: 'not-found' });
});

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf } from '../../hosting/addresses.ts';
import { headersOf } from '../../hosting/headers.ts';
import { builtPage } from '../support/built-page.ts';
import { serveBuiltSite } from '../support/built-server.ts';
import { ask } from '../support/raw.ts';
import { formAddresses } from '../support/sending.ts';
import { everywhere, NOWHERE, SITE_FOLDER } from '../support/sitemap.ts';

const site = serveBuiltSite();

test('every page carries a policy that forbids what it does not list, before anything that could be loaded', () => {
  for (const address of everywhere) {
    const [, before = '', policy = ''] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)">/s.exec(builtPage(address).html) ?? [];
    expect(before, address).toMatch(/<head><meta charset="utf-8">$/);
    expect(policy, address).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}=';/);
    // Where a form sends is listed, and no other address.
    const own = formAddresses(address).reduce(
      (left, endpoint) => left.replaceAll(new URL(endpoint).origin, ''),
      policy,
    );
    expect(own, address).not.toMatch(/unsafe|\*|https?:|data:/);
  }
});

test('every file is sent with the headers that are its own, and so is the not-found page', async () => {
  const files = globSync('**/*.*', { cwd: SITE_FOLDER }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const answers = files.flatMap((file) => {
    const path = addressOf(file);
    return path === undefined ? [] : [{ path, file }];
  });
  expect(answers.length).toBeGreaterThan(2 * everywhere.length);
  for (const { path, file } of [...answers, { path: NOWHERE, file: '/404.html' }]) {
    const { headers } = await ask(site.baseURL, path, 'HEAD');
    const { 'Strict-Transport-Security': _, ...expected } = headersOf(file);
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], path).toBe(value);
  }
});

test('search engines are sent to a page and not to its Markdown, and leave out what is not found', async () => {
  expect((await ask(site.baseURL, '/index.md', 'HEAD')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask(site.baseURL, '/', 'HEAD')).headers['x-robots-tag']).toBeUndefined();
});

test('what a page requests besides itself is kept by the browser for a year, the page is asked for again', async () => {
  const [font = ''] = builtPage('/').html.match(/\/_astro\/[^"')]+\.woff2/) ?? [];
  expect((await ask(site.baseURL, font, 'HEAD')).headers['cache-control']).toContain('immutable');
  expect((await ask(site.baseURL, '/', 'HEAD')).headers['cache-control']).toBe('no-cache');
});

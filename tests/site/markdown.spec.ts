import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_FOLDER, contentFiles } from '../../build/content-files.ts';
import { twinPath } from '../../src/lib/content/page-files.ts';
import { pageAt } from '../../src/lib/content/pages.ts';
import { ask } from '../support/raw.ts';
import { everywhere, NOWHERE, sitemap, tagOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const { sampleEntry } = wordsOf('navigation').markdown;

/** How often each word stands in a text, whatever its case. */
function countsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** All values of a content file, the page's description for search engines left out. */
function valuesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.entries(value).flatMap(([name, part]) => (name === 'seo' ? [] : valuesIn(part)))];
}

test('every page names its Markdown, and the not-found page has none', async ({ baseURL }) => {
  for (const address of everywhere) {
    const { body } = await ask(baseURL, address);
    const named = body.match(/<link rel="alternate" type="text\/markdown" href="([^"]+)">/)?.[1];
    expect(named, address).toBe(address === NOWHERE ? undefined : twinPath(address));
  }
  expect((await ask(baseURL, '/404.md')).status).toBe(404);
});

for (const address of sitemap) {
  test(`each word that ${address} shows is in its Markdown as often, without HTML`, {
    tag: ['@once', ...tagOf(address)],
  }, async ({ open, baseURL }) => {
    const { status, headers, body } = await ask(baseURL, twinPath(address));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown;charset=utf-8');
    const page = await open(address);
    const shown = await page.getByRole('main').innerText();
    const told = countsIn(body);
    const missing = [...countsIn(shown)].filter(([word, count]) => (told.get(word) ?? 0) < count);
    expect(missing).toEqual([]);
    expect(body).not.toMatch(/<|&\w+;|&#/);
    expect(body.match(/^# .+$/gm)).toHaveLength(1);
  });
}

test('Markdown says of every sample that it is one', async ({ baseURL }) => {
  const offers = wordsOf('offers').items;
  for (const file of contentFiles()) {
    const path = pageAt(file)?.path;
    if (path === undefined || file.endsWith('.md')) continue;
    const values = valuesIn(parse(readFileSync(join(CONTENT_FOLDER, file), 'utf8')));
    const samples = values.filter((value) => 'sample' in value && value.sample === true);
    const promised = values.flatMap((value) =>
      offers.filter(({ name, sample }) => sample && 'offer' in value && value.offer === name),
    );
    // What Contact says of the company is a sample as long as site.yaml is one.
    const facts = path === '/contact' && wordsOf('site').sample ? 1 : 0;
    const { body } = await ask(baseURL, twinPath(path));
    expect(body.split(sampleEntry).length - 1, path).toBe(samples.length + promised.length + facts);
  }
});

test('search engines are sent to the page and not to its Markdown', async ({ baseURL }) => {
  expect((await ask(baseURL, '/services/data-ai.md')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask(baseURL, '/services/data-ai')).headers['x-robots-tag']).toBeUndefined();
});

test('llms.txt lists every page once, by its Markdown, with what search results say of it', async ({ baseURL }) => {
  const { body, headers } = await ask(baseURL, '/llms.txt');
  expect(headers['content-type']).toBe('text/plain;charset=utf-8');
  const links = [...body.matchAll(/^- \[[^\]]+\]\((https:\/\/[^)]+)\): (.{137,156})$/gm)];
  const paths = links.map(([, address = '']) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(sitemap.map(twinPath).toSorted());
  expect(body.match(/^- /gm)).toHaveLength(links.length);
});

test('llms.txt says that the facts are samples for as long as they are', async ({ baseURL }) => {
  const { body } = await ask(baseURL, '/llms.txt');
  const { markdown } = wordsOf('navigation');
  expect(body.includes(markdown.sampleSite)).toBe(wordsOf('site').sample === true);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FOLDER, contentFiles } from '../../build/content-files.ts';
import { alternatePath } from '../../src/lib/content/page-files.ts';
import { pageAt } from '../../src/lib/content/pages.ts';
import { collections } from '../../src/schemas/collections.ts';
import { all, attributeOf, builtPage, builtText, mainOf, readText } from '../support/built-page.ts';
import { everywhere, NOWHERE, SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

const { markdown } = wordsOf('navigation');

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

test('every page names its Markdown, and the not-found page has none', () => {
  for (const address of everywhere) {
    const named = all(builtPage(address).root, 'link[type="text/markdown"]').map((link) => attributeOf(link, 'href'));
    expect(named, address).toEqual(address === NOWHERE ? [] : [alternatePath(address)]);
  }
  expect(existsSync(join(SITE_FOLDER, '404.md'))).toBe(false);
});

test.each(sitemap)('each word that %s shows is in its Markdown as often, without HTML', (address) => {
  const alternate = builtText(alternatePath(address));
  const told = countsIn(alternate);
  const shown = countsIn(readText(mainOf(builtPage(address))));
  expect([...shown].filter(([word, count]) => (told.get(word) ?? 0) < count)).toEqual([]);
  expect(alternate).not.toMatch(/<|&\w+;|&#/);
  expect(alternate.match(/^# .+$/gm)).toHaveLength(1);
});

test('Markdown says of every sample that it is one', () => {
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
    const facts = path === collections.contact.path && wordsOf('site').sample ? 1 : 0;
    const count = builtText(alternatePath(path)).split(markdown.sampleEntry).length - 1;
    expect(count, path).toBe(samples.length + promised.length + facts);
  }
});

test('llms.txt lists every page once, by its Markdown, with what search results say of it', () => {
  const body = builtText('llms.txt');
  const links = [...body.matchAll(/^- \[[^\]]+\]\((https:\/\/[^)]+)\): (.{137,156})$/gm)];
  const paths = links.map(([, address = '']) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(sitemap.map(alternatePath).toSorted());
  expect(body.match(/^- /gm)).toHaveLength(links.length);
});

test('llms.txt says that the facts are samples for as long as they are', () => {
  expect(builtText('llms.txt').includes(markdown.sampleSite)).toBe(wordsOf('site').sample === true);
});

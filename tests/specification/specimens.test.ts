import { describe, expect, test } from 'vitest';
import { contentFiles } from '../../build/content-files.ts';
import type { RecordContent } from '../../src/schemas/specimen.ts';
import { contentCopy } from '../support/content-copy.ts';
import { RECORDS } from '../support/records.ts';

const FAMILIES = ['industries', 'services', 'expertise'];
const STORIES = ['pages/home.yaml', 'pages/success-stories.yaml', 'pages/case-studies.yaml'];

/** What stands at the head of a paper, a table or a screen. */
function headingsOf(record: RecordContent): string[] {
  if (record.kind === 'sheet') return record.sheets.map(({ heading }) => heading);
  if (record.kind === 'register') return [record.heading];
  return record.kind === 'terminal' ? [record.place] : [];
}

function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'title' in value && typeof value.title === 'string' ? [value.title] : [];
  return [...own, ...Object.values(value).flatMap(titlesIn)];
}

const repeated = (words: string[]) => words.filter((word, place) => words.indexOf(word) !== place);

test('every inner page shows a paper or a screen of its own, and so does every story and project', () => {
  const pages = contentFiles().filter((file) => FAMILIES.some((family) => file.startsWith(`${family}/`)));
  const others = ['about', 'contact', 'solutions', 'blogs'].map((name) => `pages/${name}.yaml`);
  for (const file of [...pages, ...others]) {
    expect(RECORDS.filter((one) => one.file === file).map(({ owner }) => typeof owner.title)).toEqual(['string']);
  }
  expect(STORIES.map((file) => RECORDS.filter((one) => one.file === file).length)).toEqual([6, 5, 4]);
});

test('what is invented is marked as a sample', () => {
  for (const { file, owner } of RECORDS) expect(owner.sample, file).toBe(true);
});

test('the line loops round one entry of each, and round the same one on two papers where they differ', () => {
  for (const { file, record } of RECORDS) {
    const text = JSON.stringify(record);
    const rings = [...text.matchAll(/"mark":"ring"|"ring":/g)];
    const entries = [...text.matchAll(/"label":"([^"]*)","value":"[^"]*","mark":"ring"/g)].map(([, label]) => label);
    expect(rings.length, `${file}: ${text}`).toBe(new Set(entries).size === 1 ? entries.length : 1);
    expect(rings.length, `${file}: ${text}`).toBeLessThanOrEqual(2);
  }
});

test('no two have the same heading', () => {
  expect(repeated(RECORDS.flatMap(({ record }) => headingsOf(record)))).toEqual([]);
});

test('no title of one is a title elsewhere', () => {
  const titles = contentFiles().flatMap((file) => titlesIn(contentCopy(file)));
  const own = RECORDS.filter(({ file }) => !STORIES.includes(file)).map(({ owner }) => owner.title);
  expect(repeated(titles).filter((title) => own.includes(title))).toEqual([]);
});

describe('pages of one family show different things', () => {
  test.each(FAMILIES)('%s have all four kinds, none more than three times', (family) => {
    const kinds = RECORDS.filter(({ file }) => file.startsWith(`${family}/`)).map(({ record }) => record.kind);
    expect([...new Set(kinds)].sort()).toEqual(['chart', 'register', 'sheet', 'terminal']);
    for (const kind of kinds) expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(3);
  });
});

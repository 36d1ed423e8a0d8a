import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, describeProblems } from './check.ts';
import { SpoiltContent } from './spoilt-content.ts';

const INSURANCE = 'industries/insurance.yaml';

describe('the content check', () => {
  test('finds nothing wrong with the real content', () => {
    expect(describeProblems(checkContent().problems)).toBe('0 mistakes in the content; nothing was built.');
  });

  test('reports two mistakes in two files, in the order of files', () => {
    const content = new SpoiltContent();
    const second = content.put('site.yaml', 'founded', 'long ago');
    const first = content.put(INSURANCE, 'solutions.cards[2].title', '42');
    expect(content.problems()).toEqual([
      { file: INSURANCE, line: first, field: 'solutions.cards[2].title', found: '42 (a number)', expected: 'text' },
      { file: 'site.yaml', line: second, field: 'founded', found: '"long ago" (text)', expected: 'a number' },
    ]);
  });

  test('reports mistakes in one file in the order of lines', () => {
    const content = new SpoiltContent();
    const link = content.put(INSURANCE, 'related.pages[1]', 'services/nowhere');
    const title = content.put(INSURANCE, 'challenges.items[0].title', '""');
    expect(content.problems().map(({ line }) => line)).toEqual([title, link]);
  });

  test('says that every single file is missing from an empty folder', () => {
    const content = new SpoiltContent();
    for (const entry of readdirSync(content.folder)) rmSync(join(content.folder, entry), { recursive: true });
    const problems = content.problems();
    expect(problems).toHaveLength(10);
    expect(problems[0]).toEqual({
      file: 'navigation.yaml',
      line: undefined,
      field: '',
      found: 'nothing',
      expected: 'this file, because the site cannot do without it',
    });
  });

  test('counts the entries that are marked as samples', () => {
    const content = new SpoiltContent();
    const before = checkContent(content.folder).samples;
    content.drop('pages/home.yaml', 'projects.cards[0].sample');
    expect(checkContent(content.folder)).toEqual({ problems: [], samples: before - 1 });
  });
});

describe('the message to the editor', () => {
  test('names place, finding and expectation of every problem', () => {
    const content = new SpoiltContent();
    content.put(INSURANCE, 'solutions.cards[2].title', '42');
    rmSync(join(content.folder, 'navigation.yaml'));
    const { problems } = checkContent(content.folder);
    const place = `${content.folder}/${INSURANCE}:${problems[0]?.line}`;
    expect(describeProblems(problems)).toBe(`2 mistakes in the content; nothing was built.

  ${place}  solutions.cards[2].title
    found:    42 (a number)
    expected: text

  ${content.folder}/navigation.yaml
    found:    nothing
    expected: this file, because the site cannot do without it`);
  });

  test('counts a single mistake in the singular', () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'name', '42');
    expect(describeProblems(checkContent(content.folder).problems)).toMatch(/^1 mistake in the content;/);
  });
});

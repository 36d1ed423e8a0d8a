import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Collection, collections } from '../../src/schemas/collections.ts';
import { AN_INDUSTRY, SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { checkContent } from './check.ts';
import { describeProblems } from './report/problem.ts';

describe('the content check', () => {
  test('finds nothing wrong with the real content', () => {
    expect(checkContent().problems).toEqual([]);
  });

  test('reports two problems in two files, in the order of files', () => {
    const content = new SpoiltContent();
    const second = content.put('site.yaml', 'founded', 'long ago');
    const first = content.put(AN_INDUSTRY, 'solutions.items[2].title', '42');
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line: first, field: 'solutions.items[2].title', found: '42 (a number)', expected: 'text' },
      { file: 'site.yaml', line: second, field: 'founded', found: '"long ago" (text)', expected: 'a number' },
    ]);
  });

  test('reports problems in one file in the order of lines', () => {
    const content = new SpoiltContent();
    const link = content.put(AN_INDUSTRY, 'related.pages[1]', '/services/nowhere');
    const title = content.put(AN_INDUSTRY, 'challenges.items[0].title', '""');
    expect(content.problems().map(({ line }) => line)).toEqual([title, link]);
  });

  test('says that a file is missing before it says who misses it', () => {
    const content = new SpoiltContent();
    const file = 'pages/contact.yaml';
    rmSync(join(content.folder, file));
    const [first, ...others] = content.problems();
    expect(first).toMatchObject({ file, found: 'nothing' });
    expect(others.map(({ found }) => found)).toContainEqual(expect.stringContaining('/contact'));
  });

  test('says that every single file is missing from an empty folder', () => {
    const content = new SpoiltContent();
    for (const entry of readdirSync(content.folder)) rmSync(join(content.folder, entry), { recursive: true });
    const problems = content.problems();
    const needed = Object.values<Collection>(collections).filter(({ isOptional }) => !isOptional);
    const places = needed.map(({ files }) => files);
    expect(problems.map(({ file }) => file)).toEqual(places.filter((place) => !place.includes('*')).sort());
    expect(problems[0]).toEqual({
      file: 'connections.yaml',
      line: undefined,
      field: '',
      found: 'nothing',
      expected: 'this file, because the site cannot do without it',
    });
  });
});

describe('the message to the editor', () => {
  test('names place, finding and expectation of every problem', () => {
    const content = new SpoiltContent();
    content.put(AN_INDUSTRY, 'solutions.items[2].title', '42');
    rmSync(join(content.folder, 'navigation.yaml'));
    const { problems } = checkContent(content.folder);
    const place = `${content.folder}/${AN_INDUSTRY}:${problems[1]?.line}`;
    expect(describeProblems(problems, 'nothing was built')).toBe(`2 problems in the content; nothing was built.

  ${content.folder}/navigation.yaml
    found:    nothing
    expected: this file, because the site cannot do without it

  ${place}  solutions.items[2].title
    found:    42 (a number)
    expected: text`);
  });

  test('counts a single problem in the singular', () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'name', '42');
    expect(describeProblems(checkContent(content.folder).problems, 'nothing was built')).toMatch(
      /^1 problem in the content;/,
    );
  });
});

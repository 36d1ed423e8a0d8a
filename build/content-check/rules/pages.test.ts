import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { readSource, valueAt } from '../report/source.ts';

test('a title that does not agree with the file name', () => {
  const content = new SpoiltContent();
  const line = content.put(AN_INDUSTRY, 'title', 'Life & Health');
  const found = '"Life & Health" (text), which asks for the file name life-health.yaml';
  const expected = `a name that agrees with the file name ${basename(AN_INDUSTRY)}; change one of the two`;
  expect(content.problems()).toEqual([{ file: AN_INDUSTRY, line, field: 'title', found, expected }]);
});

test('a label in the menu that does not agree with the file name', () => {
  const content = new SpoiltContent();
  const line = content.put('services/cloud-devops.yaml', 'menu.label', 'Cloud');
  const found = '"Cloud" (text), which asks for the file name cloud.yaml';
  const expected = 'a name that agrees with the file name cloud-devops.yaml; change one of the two';
  expect(content.problems()).toEqual([
    { file: 'services/cloud-devops.yaml', line, field: 'menu.label', found, expected },
  ]);
});

test('a title of an insights page that does not agree with its file name', () => {
  const content = new SpoiltContent();
  const line = content.put('pages/blogs.yaml', 'title', 'Articles');
  expect(content.problems()).toMatchObject([{ file: 'pages/blogs.yaml', line, field: 'title' }]);
});

test('two pages at the same place of a menu', () => {
  const content = new SpoiltContent();
  const taken = valueAt(readSource(content.folder, AN_INDUSTRY).data, ['menu', 'order']);
  const line = content.put('industries/retail.yaml', 'menu.order', String(taken));
  const expected = expect.stringMatching(/^a number that no other page of this menu has; \d+ is free$/);
  expect(content.problems()).toEqual([
    { file: 'industries/retail.yaml', line, field: 'menu.order', found: `${taken}, as in ${AN_INDUSTRY}`, expected },
  ]);
  const [, free = ''] = /; (\d+) is free$/.exec(content.problems()[0]?.expected ?? '') ?? [];
  content.put('industries/retail.yaml', 'menu.order', free);
  expect(content.problems()).toEqual([]);
});

test('two insights pages at the same place of their menu', () => {
  const content = new SpoiltContent();
  const taken = valueAt(readSource(content.folder, 'pages/blogs.yaml').data, ['menu', 'order']);
  const line = content.put('pages/solutions.yaml', 'menu.order', String(taken));
  expect(content.problems()).toMatchObject([
    { file: 'pages/solutions.yaml', line, field: 'menu.order', found: `${taken}, as in pages/blogs.yaml` },
  ]);
});

test('a place that a page of another menu has is free', () => {
  const content = new SpoiltContent();
  content.put(AN_INDUSTRY, 'menu.order', '50');
  content.put('services/data-ai.yaml', 'menu.order', '50');
  expect(content.problems()).toEqual([]);
});

test('two pages with the same title and description for search engines', () => {
  const content = new SpoiltContent();
  const seo = valueAt(readSource(content.folder, AN_INDUSTRY).data, ['seo']);
  const line = content.put('pages/about.yaml', 'seo', JSON.stringify(seo));
  const expected = (name: string) => `a ${name} that no other page has, because search engines tell pages apart by it`;
  expect(content.problems()).toMatchObject([
    { file: 'pages/about.yaml', line, field: 'seo.title', expected: expected('title') },
    { file: 'pages/about.yaml', line, field: 'seo.description', expected: expected('description') },
  ]);
  expect(content.problems()[0]?.found).toMatch(new RegExp(`^".*", as in ${AN_INDUSTRY}$`));
});

test('a new page of a family needs nothing but its own file', () => {
  const content = new SpoiltContent();
  cpSync(join(content.folder, AN_INDUSTRY), join(content.folder, 'industries/banking.yaml'));
  content.put('industries/banking.yaml', 'title', 'Banking');
  content.put('industries/banking.yaml', 'menu.order', '99');
  content.put('industries/banking.yaml', 'seo.title', 'Banking software');
  content.put('industries/banking.yaml', 'seo.description', 'x'.repeat(140));
  content.put('pages/about.yaml', 'closing.action', '{ label: Banking, href: /industries/banking }');
  expect(content.problems()).toEqual([]);
});

import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../../../src/schemas/collections.ts';
import { scratchFolder } from '../../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const PLACES = `one of the places ${Object.values(collections)
  .map(({ files }) => files)
  .join(', ')}`;
const STRAY = 'a file at a place that the site does not read';

function problem(file: string, found: string, expected: string) {
  return { file, line: undefined, field: '', found, expected };
}

test('a file with the ending .yml is told the right place', () => {
  const content = new SpoiltContent();
  content.write('industries/banking.yml', 'title: Banking\n');
  const expected = `${PLACES}; did you mean "industries/banking.yaml"?`;
  expect(content.problems()).toEqual([problem('industries/banking.yml', STRAY, expected)]);
});

test('a file in a folder that does not exist is told all the places', () => {
  const content = new SpoiltContent();
  mkdirSync(join(content.folder, 'people'));
  content.write('people/meenakshi', 'name: Meenakshi\n');
  expect(content.problems()).toEqual([problem('people/meenakshi', STRAY, PLACES)]);
});

test('a file that the system hides in the folder does not matter', () => {
  const content = new SpoiltContent();
  writeFileSync(join(content.folder, '.DS_Store'), '');
  expect(content.problems()).toEqual([]);
});

test('a link is not followed, to a file or to a folder, wherever it leads', () => {
  const content = new SpoiltContent();
  const elsewhere = scratchFolder();
  writeFileSync(join(elsewhere, 'banking.yaml'), 'title: Banking\n');
  symlinkSync(join(elsewhere, 'banking.yaml'), join(content.folder, 'industries/banking.yaml'));
  symlinkSync(elsewhere, join(content.folder, 'people'));
  const expected = 'the file itself, copied to this place';
  expect(content.problems()).toEqual([
    problem('industries/banking.yaml', `a link to ${elsewhere}/banking.yaml`, expected),
    problem('people', `a link to ${elsewhere}`, expected),
  ]);
});

test('a single file that is missing is asked for', () => {
  const content = new SpoiltContent();
  rmSync(join(content.folder, 'pages/not-found.yaml'));
  const expected = 'this file, because the site cannot do without it';
  expect(content.problems()).toEqual([problem('pages/not-found.yaml', 'nothing', expected)]);
});

test('a page that is renamed loses the links to it', () => {
  const content = new SpoiltContent();
  renameSync(join(content.folder, 'services/ui-ux-design.yaml'), join(content.folder, 'services/design.yaml'));
  const problems = content.problems();
  expect(problems.find(({ file }) => file === 'navigation.yaml')).toMatchObject({
    field: 'footer.services.links[0].href',
    found: '"/services/ui-ux-design"',
  });
  expect(problems.find(({ file }) => file === 'services/design.yaml')).toMatchObject({
    found: '"UI/UX Design" (text), which asks for the file name ui-ux-design.yaml',
  });
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../build/content-check/check.ts';
import { fieldName } from '../../build/content-check/report/problem.ts';
import { sampleNodes } from '../../build/content-check/report/source.ts';
import { contentSources } from '../../build/content-files.ts';
import { becomeExample } from './example-site.ts';
import { layOver, strikeSamples } from './overlay.ts';
import { scratchFolder } from './scratch-folder.ts';
import { SpoiltContent } from './spoilt-content.ts';

const PRIVACY = 'pages/privacy.md';

/** A folder with these files. */
function overlayWith(files: Record<string, string>): string {
  const folder = scratchFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What each content file says after these have been laid over it, and what is wrong with these. */
function laidOver(files: Record<string, string>, { folder } = new SpoiltContent()) {
  const overlay = overlayWith(files);
  const problems = layOver(folder, overlay).map((problem) => ({
    ...problem,
    file: problem.file.slice(overlay.length + 1),
  }));
  return { problems, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

const SOCIAL = ['LinkedIn', 'X', 'YouTube'].map((label) => ({ label, href: '#' }));
const SITE = { ...parse(readFileSync('src/content/site.yaml', 'utf8')), social: SOCIAL };

function siteAfter(yaml: string) {
  const content = new SpoiltContent();
  content.write('site.yaml', JSON.stringify(SITE));
  const { problems, read } = laidOver({ 'site.yaml': yaml }, content);
  return { problems, site: parse(read('site.yaml')) };
}

describe('a YAML file laid over another', () => {
  test('changes the fields that it names, and no others', () => {
    const { problems, site } = siteAfter('name: Marutham\ncontact:\n  location:\n    street: 1 New Road\n');
    const { contact } = SITE;
    const location = { ...contact.location, street: '1 New Road' };
    expect(problems).toEqual([]);
    expect(site).toEqual({ ...SITE, name: 'Marutham', contact: { ...contact, location } });
  });

  test('leaves out a field that is null, if the content can do without it', () => {
    const changed = laidOver({ 'pages/home.yaml': 'testimonials: null\n' }, new SpoiltContent());
    expect(changed.problems).toEqual([]);
    expect(Object.keys(parse(changed.read('pages/home.yaml')))).not.toContain('testimonials');
    expect(siteAfter('name: null').problems).toMatchObject([{ field: 'name', found: 'nothing' }]);
  });

  test('finds entries of a list by name, by number or all of them, and can replace the list', () => {
    expect(siteAfter('social: { X: { href: /about } }').site.social[1]).toEqual({ label: 'X', href: '/about' });
    expect(siteAfter('social: { 2: { href: /about } }').site.social[2]).toEqual({ label: 'YouTube', href: '/about' });
    const all = siteAfter('social: { "*": { href: /about } }').site.social;
    expect(all).toEqual(SOCIAL.map(({ label }) => ({ label, href: '/about' })));
    expect(siteAfter('social: [{ label: GitHub, href: /about }]').site.social).toEqual([
      { label: 'GitHub', href: '/about' },
    ]);
  });

  test('is told of an entry that there is not, at its line', () => {
    expect(siteAfter('social:\n  Youtub: { href: /about }').problems).toEqual([
      {
        file: 'site.yaml',
        line: 2,
        field: 'social.Youtub',
        found: '"Youtub"',
        expected: 'one of LinkedIn, X, YouTube, a number below 3, or "*" for all; did you mean "YouTube"?',
      },
    ]);
  });

  test.each([
    ['contact:\n  sals: sales@marutham.example', 'contact.sals', '"sals"', /^one of sales, support/],
    ['social:\n  X: { href: nowhere }', 'social.X.href', '"nowhere" (text)', /\//],
  ])('is told of what the content cannot have: %j', (yaml, field, found, expected) => {
    const { problems } = siteAfter(yaml);
    expect(problems).toEqual([{ file: 'site.yaml', line: 2, field, found, expected: expect.stringMatching(expected) }]);
  });

  test('is told that it is not YAML, and that there is nothing to lay it over', () => {
    expect(laidOver({ 'site.yaml': 'name: "Marutham\n' }).problems).toMatchObject([{ file: 'site.yaml', line: 1 }]);
    expect(laidOver({ 'site.yaml': '# nothing\n' }).problems).toMatchObject([{ found: 'nothing' }]);
    expect(laidOver({ 'sites.yaml': 'name: Marutham\n' }).problems).toMatchObject([
      { file: 'sites.yaml', found: 'a file that the site does not have' },
    ]);
  });
});

test('a page of text is added, but not in the place of one that the site has', () => {
  const content = new SpoiltContent();
  content.write(PRIVACY, 'the owner’s');
  const { read } = laidOver({ [PRIVACY]: 'the example’s', 'pages/new/terms.md': 'the example’s' }, content);
  expect(read(PRIVACY)).toBe('the owner’s');
  expect(read('pages/new/terms.md')).toBe('the example’s');
});

test('the example is the same whatever its owner has made of the content', async () => {
  const folder = scratchFolder();
  for (const [path, text] of Object.entries({
    'src/content/site.yaml': 'name: "half a name\n',
    'src/content/pages/home.yaml': 'hero: later\n',
    'src/content/pages/privacy.md': 'not written yet',
    'src/assets/people/me.jpg': 'no picture',
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(await becomeExample(folder)).toEqual([]);
  // Its picture lies in that folder, and is looked for here.
  const { problems } = checkContent(join(folder, 'src/content'));
  expect(problems.map(({ field }) => field)).toEqual(['team.photo']);
  expect(existsSync(join(folder, 'src/assets/pictures/at-the-desk.png'))).toBe(true);
  expect(parse(readFileSync(join(folder, 'src/content/site.yaml'), 'utf8')).name).toBe('Marutham');
  expect(existsSync(join(folder, 'src/assets/people/me.jpg'))).toBe(false);
});

test('samples are struck wherever an owner has to decide, and stay on records', async () => {
  const { folder } = new SpoiltContent();
  const names = () =>
    contentSources(folder).flatMap(({ path, data }) =>
      sampleNodes(data).map(({ field }) => `${path} ${fieldName([...field, 'sample'])}`),
    );
  const records = names().filter((name) => /\b(specimen|order)\.sample$/.test(name));
  await strikeSamples(folder);
  expect(names()).toEqual(records);
  expect(checkContent(folder).problems).toEqual([]);
});

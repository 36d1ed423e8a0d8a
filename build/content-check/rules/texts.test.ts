import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const DESCRIPTION =
  'What we write down when you write to us, why we keep it, for how long it stays with us, and how you have it corrected or erased. It is short.';
const FIELDS = `title: Privacy\ndescription: ${DESCRIPTION}`;
const FILE = 'pages/privacy.md';

/** The problems of the content with one more page of text. */
function problemsWith(file: string, fields: string, text = 'A text.', change = (_content: SpoiltContent) => {}) {
  const content = new SpoiltContent();
  mkdirSync(join(content.folder, file, '..'), { recursive: true });
  content.write(file, `---\n${fields}\n---\n\n${text}\n`);
  change(content);
  return content.problems();
}

test('a page of text needs nothing but its own file, in a folder if its address has one', () => {
  expect(problemsWith(FILE, FIELDS)).toEqual([]);
  expect(problemsWith('pages/services/cloud.md', `${FIELDS}\nupdated: 1 November 2026`)).toEqual([]);
});

test('a page of text can be linked to, from content and from another text', () => {
  const link = (content: SpoiltContent) =>
    content.put(AN_INDUSTRY, 'closing.action', '{ label: Privacy, href: /privacy }');
  expect(problemsWith(FILE, FIELDS, 'See [this page](/privacy).', link)).toEqual([]);
});

describe('a problem in a page of text stops the build, with its line:', () => {
  test.each([
    ['a missing title', `description: ${DESCRIPTION}`, 2, 'title', 'nothing', 'text'],
    ['a misspelt field', FIELDS.replace('title', 'titel'), 2, 'titel', '"titel"', expect.stringContaining('"title"?')],
    ['an unknown field', `${FIELDS}\nlayout: wide`, 4, 'layout', '"layout"', 'one of title, description, updated'],
    [
      'a short description',
      'title: Privacy\ndescription: Short.',
      3,
      'description',
      expect.anything(),
      'text of at least 137 characters',
    ],
    [
      'a day in another form',
      `${FIELDS}\nupdated: 2026-11-01`,
      4,
      'updated',
      expect.anything(),
      'a day such as 1 November 2027',
    ],
    [
      'broken YAML',
      `${FIELDS}\nupdated: "1`,
      4,
      '',
      expect.anything(),
      'a closing quotation mark at the end of the text that begins on this line',
    ],
  ])('%s', (_name, fields, line, field, found, expected) => {
    expect(problemsWith(FILE, fields)).toEqual([{ file: FILE, line, field, found, expected }]);
  });

  test('no fields at all', () => {
    const content = new SpoiltContent();
    content.write(FILE, 'A text.\n');
    expect(content.problems()).toMatchObject([
      { file: FILE, field: 'title', found: 'nothing' },
      { file: FILE, field: 'description', found: 'nothing' },
    ]);
  });

  test('a heading that skips a level', () => {
    expect(problemsWith(FILE, FIELDS, 'A text.\n\n### Too deep')).toMatchObject([{ file: FILE, line: 8 }]);
  });

  test('a link to a page that does not exist', () => {
    expect(problemsWith(FILE, FIELDS, 'A text.\n\nSee [there](/kontact).')).toEqual([
      {
        file: FILE,
        line: 8,
        field: '',
        found: 'a link to "/kontact"',
        expected: 'the path of a page that exists, such as /contact; did you mean "/contact"?',
      },
    ]);
  });

  test('a title and a description that another page has', () => {
    const content = new SpoiltContent();
    content.write(FILE, `---\n${FIELDS}\n---\n\nA text.\n`);
    content.write('pages/terms.md', `---\n${FIELDS}\n---\n\nA text.\n`);
    expect(content.problems()).toMatchObject([
      { file: 'pages/terms.md', line: 2, field: 'title', found: '"Privacy", as in pages/privacy.md' },
      { file: 'pages/terms.md', line: 3, field: 'description' },
    ]);
  });

  test.each([
    ['pages/about.md', 'the address "/about", as of pages/about.yaml'],
    ['pages/services/data-ai.md', 'the address "/services/data-ai", as of services/data-ai.yaml'],
    ['pages/insights/blogs.md', 'the address "/insights/blogs", as of pages/blogs.yaml'],
    ['pages/404.md', 'the address "/404"'],
    ['pages/index.md', 'the address "/index"'],
    ['pages/Privacy Notice.md', 'the address "/Privacy Notice"'],
    ['pages/_drafts/privacy.md', 'the address "/_drafts/privacy"'],
  ])('an address that is taken or that no page can have, of %s', (file, found) => {
    expect(problemsWith(file, FIELDS)).toEqual([{ file, line: 2, field: '', found, expected: expect.anything() }]);
  });
});

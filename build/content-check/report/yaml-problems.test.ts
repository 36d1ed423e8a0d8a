import { describe, expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const QUOTES = 'quotation marks around the whole text, "…" or, if it contains such a mark, \'…\'';
const CLOSING_QUOTE = 'a closing quotation mark at the end of the text that begins on this line';

/** The problems of the file alone: what other files name of it is missed as well. */
function problemsOf(content: SpoiltContent, name = AN_INDUSTRY) {
  return content.problems().filter(({ file }) => file === name);
}

/** Writes `by` in the place of what matches, and expects the check to stumble over that very line. */
function expectProblem(pattern: RegExp, by: string, found: string, expected: string) {
  const content = new SpoiltContent();
  const line = content.replace(AN_INDUSTRY, pattern, by);
  expect(problemsOf(content)).toEqual([{ file: AN_INDUSTRY, line, field: '', found, expected }]);
}

describe('a file that is not valid YAML', () => {
  test('a colon in a text asks for quotation marks', () => {
    const found = '"title: Our mission: type it once"';
    expectProblem(/^title: .*$/m, 'title: Our mission: type it once', found, `${QUOTES}, because it has a colon`);
  });

  test('a quotation mark that is not closed is found where it opens', () => {
    // The last label: any quotation mark behind it would close it.
    expectProblem(/label: (?![\s\S]*label: ).*$/m, 'label: "Insurance', '"label: "Insurance"', CLOSING_QUOTE);
  });

  test.each([`title: "Insurance`, `title: 'Insurance`, `title: [Insurance, "and more]`])(
    'a quotation mark that the next one below would close is found where it opens: %s',
    (line) => {
      const content = new SpoiltContent();
      const place = content.replace(AN_INDUSTRY, /^title: .*$/m, line);
      content.replace(AN_INDUSTRY, /(?<=^tagline: ).*$/m, `"What comes next, in marks of 'its own'."`);
      expect(problemsOf(content)).toMatchObject([{ line: place, expected: CLOSING_QUOTE }]);
    },
  );

  test('words after a closing quotation mark ask for marks around the whole', () => {
    expectProblem(/^title: .*$/m, 'title: "Insurance" and more', '"title: "Insurance" and more"', QUOTES);
  });

  test('a tab at the beginning of a line asks for spaces', () => {
    const expected = 'spaces at the beginning of the line, no tab';
    expectProblem(/^ {2}order: \d+$/m, '\torder: 1', '"order: 1"', expected);
  });

  test('a line that is indented too far asks for as many spaces as its neighbours have', () => {
    const expected = 'as many spaces at the beginning of this line as its neighbours have';
    const content = new SpoiltContent();
    const line = content.replace(AN_INDUSTRY, /^ {2}order: \d+\n {2}/m, '  order: 1\n    ');
    expect(problemsOf(content)).toMatchObject([{ file: AN_INDUSTRY, line, field: '', expected }]);
  });

  test('a name without a colon asks for one', () => {
    const expected = 'the name of a field, a colon, a space and the value';
    expectProblem(/^title: .*$/m, 'title Insurance', '"title Insurance"', expected);
  });

  test('a long line is cut', () => {
    const text = `title: @${'x'.repeat(200)}`;
    expectProblem(/^title: .*$/m, text, `"title: @${'x'.repeat(50)}…"`, QUOTES);
  });
});

describe('a file that YAML would read otherwise than meant', () => {
  test('a field that stands there twice is named at its second place', () => {
    const content = new SpoiltContent();
    const line = content.replace(AN_INDUSTRY, /^ {2}order: \d+$/m, '  order: 1\n  order: 2') + 1;
    const expected = 'each field once in its group';
    expect(problemsOf(content)).toEqual([
      { file: AN_INDUSTRY, line, field: 'menu.order', found: 'a second "order"', expected },
    ]);
  });

  test('a text that begins with a star asks for quotation marks', () => {
    const content = new SpoiltContent();
    const line = content.put(AN_INDUSTRY, 'challenges.items[1].title', '*important');
    const field = 'challenges.items[1].title';
    expect(problemsOf(content)).toEqual([{ file: AN_INDUSTRY, line, field, found: '"*important"', expected: QUOTES }]);
  });

  test('an empty file lacks its fields', () => {
    const content = new SpoiltContent();
    const file = 'pages/solutions.yaml';
    content.write(file, '# nothing yet\n');
    const expected = 'a group of fields: seo, menu, kolam, title, tagline, specimen, solutions and closing';
    expect(problemsOf(content, file)).toEqual([{ file, line: 1, field: '', found: 'nothing', expected }]);
  });
});

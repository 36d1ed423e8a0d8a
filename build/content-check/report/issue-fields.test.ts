import { describe, expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const HOME = 'pages/home.yaml';
const EITHER = 'either label and href, or label and action';

describe('a missing field', () => {
  test("names its parent's line", () => {
    const content = new SpoiltContent();
    const line = content.lineOf(AN_INDUSTRY, 'seo');
    content.drop(AN_INDUSTRY, 'seo.description');
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line, field: 'seo.description', found: 'nothing', expected: 'text' },
    ]);
  });

  test('names the line where its entry of a list begins', () => {
    const content = new SpoiltContent();
    const line = content.lineOf(HOME, 'services.items[3].title');
    content.drop(HOME, 'services.items[3].description');
    const field = 'services.items[3].description';
    expect(content.problems()).toEqual([{ file: HOME, line, field, found: 'nothing', expected: 'text' }]);
  });

  test('names the first line of the file when it has no parent', () => {
    const content = new SpoiltContent();
    content.drop(AN_INDUSTRY, 'tagline');
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line: 1, field: 'tagline', found: 'nothing', expected: 'text' },
    ]);
  });
});

describe('an unknown field', () => {
  test('is taken for a misspelt one when that is missing, and reported once', () => {
    const content = new SpoiltContent();
    const line = content.rename(AN_INDUSTRY, 'closing.text', 'txt');
    const expected = 'one of title, text, offer, action; did you mean "text"?';
    expect(content.problems()).toEqual([{ file: AN_INDUSTRY, line, field: 'closing.txt', found: '"txt"', expected }]);
  });

  test('is refused beside all the known ones', () => {
    const content = new SpoiltContent();
    const line = content.replace(AN_INDUSTRY, /^menu:\n/m, 'menu:\n  icon: umbrella\n') + 1;
    const expected = 'one of order, label, description';
    expect(content.problems()).toEqual([{ file: AN_INDUSTRY, line, field: 'menu.icon', found: '"icon"', expected }]);
  });

  test('is refused in a link', () => {
    const content = new SpoiltContent();
    const line = content.put(AN_INDUSTRY, 'closing.action', '{ label: Talk to us, href: /contact, target: new }');
    const field = 'closing.action.target';
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line, field, found: '"target"', expected: 'one of label, href' },
    ]);
  });
});

describe('a choice between two groups', () => {
  /** Writes a closing action and expects one problem, in the field given. */
  function expectProblem(yaml: string, field: string, found: string, expected: string) {
    const content = new SpoiltContent();
    const line = content.put(AN_INDUSTRY, 'closing.action', yaml);
    expect(content.problems()).toEqual([{ file: AN_INDUSTRY, line, field, found, expected }]);
  }

  test('what is meant as a link is judged as a link', () => {
    const yaml = '{ label: "!", href: /contact }';
    expectProblem(yaml, 'closing.action.label', '"!" (1 character)', 'text of at least 2 characters');
  });

  test('what is meant as a button is judged as a button', () => {
    const expected = 'one of get-started, watch-demo, contact-us, start-project; did you mean "contact-us"?';
    expectProblem('{ label: Go, action: contact }', 'closing.action.action', '"contact" (text)', expected);
  });

  test('what has the fields of both is told of both', () => {
    const found = 'a group of fields: label, href and action';
    expectProblem('{ label: Go, href: /contact, action: contact-us }', 'closing.action', found, EITHER);
  });

  test('what has the fields of neither is told of both', () => {
    expectProblem('{ label: Go }', 'closing.action', 'a group of fields: label', EITHER);
    expectProblem('Contact', 'closing.action', '"Contact" (text)', EITHER);
  });

  test('a day that is closed and has opening hours is told of both', () => {
    const content = new SpoiltContent();
    const line = content.put(
      'site.yaml',
      'hours[0]',
      '{ days: Monday, opens: 9:00 AM, closes: 6:00 PM, closed: true }',
    );
    const found = 'a group of fields: days, opens, closes and closed';
    const expected = 'either days, opens and closes, or days and closed';
    expect(content.problems()).toEqual([{ file: 'site.yaml', line, field: 'hours[0]', found, expected }]);
  });

  test('a day without a closing time lacks it', () => {
    const content = new SpoiltContent();
    const line = content.put('site.yaml', 'hours[0]', '{ days: [Monday], opens: "09:00" }');
    expect(content.problems()).toEqual([
      { file: 'site.yaml', line, field: 'hours[0].closes', found: 'nothing', expected: 'text' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

describe('a value of the wrong kind', () => {
  test('a number in the place of a text', () => {
    expectProblem(AN_INDUSTRY, 'solutions.items[2].title', '42', '42 (a number)', 'text');
  });

  test('a yes or no in the place of a text', () => {
    expectProblem(AN_INDUSTRY, 'closing.text', 'true', 'true (neither text nor a number)', 'text');
  });

  test('a number in quotation marks', () => {
    expectProblem('site.yaml', 'founded', '"2018"', '"2018" (text)', 'a number, without quotation marks');
  });

  test('a list in the place of a text', () => {
    expectProblem(AN_INDUSTRY, 'closing.text', '[one]', 'a list of 1 entry', 'text');
  });

  test('a text in the place of a list', () => {
    expectProblem(AN_INDUSTRY, 'workflow.items', 'none', '"none" (text)', 'a list');
  });

  test('a text in the place of a group', () => {
    const expected = 'a group of fields: title, description and sample';
    expectProblem(AN_INDUSTRY, 'seo', 'Insurance', '"Insurance" (text)', expected);
  });

  test('a text in the place of a number', () => {
    expectProblem('site.yaml', 'founded', 'Y2K', '"Y2K" (text)', 'a number');
  });

  test('a fraction in the place of a whole number', () => {
    expectProblem('site.yaml', 'copyrightYear', '2024.5', '2024.5 (a number)', 'a whole number');
  });

  test('nothing in the place of a text', () => {
    expectProblem(AN_INDUSTRY, 'tagline', '', 'nothing', 'text');
  });
});

describe('a value out of bounds', () => {
  test('a text that is too short says how long it is', () => {
    expectProblem(AN_INDUSTRY, 'tagline', 'Nine', '"Nine" (4 characters)', 'text of at least 40 characters');
  });

  test('a text that is too long is cut and says how long it is', () => {
    const found = `"${'word '.repeat(11)}wor…" (249 characters)`;
    expectProblem(AN_INDUSTRY, 'tagline', 'word '.repeat(50).trim(), found, 'text of at most 220 characters');
  });

  test('a number that is too small', () => {
    expectProblem('pages/blogs.yaml', 'articles.items[0].readTime', '0', '0 (a number)', 'a number of at least 1');
  });

  test('a number that is too large', () => {
    expectProblem('pages/blogs.yaml', 'articles.items[0].readTime', '90', '90 (a number)', 'a number of at most 60');
  });

  test('a list that must have exactly so many entries', () => {
    expectProblem('pages/home.yaml', 'order.papers', '[]', '0 entries', 'exactly 5 entries');
  });

  test('a list that is too short', () => {
    expectProblem('site.yaml', 'hours', '[]', '0 entries', 'at least 1 entry');
  });

  test('a list that is too long', () => {
    const tags = '[One, Two, Three, Four, Five, Six]';
    expectProblem('pages/home.yaml', 'projects.items[0].tags', tags, '6 entries', 'at most 5 entries');
  });
});

describe('a text of the wrong form', () => {
  test('angle brackets, which stay in sight when the text is cut', () => {
    const text = `${'word '.repeat(20)}<b>bold</b> ${'word '.repeat(10)}`.trim();
    const found = `"…${'word '.repeat(6)}<b>bold</b> word word word w…" (text)`;
    expectProblem(AN_INDUSTRY, 'tagline', text, found, 'plain text without < or >');
  });

  test('an address of email', () => {
    const expected = 'an email address such as name@example.com';
    expectProblem('site.yaml', 'contact.sales', 'sales at example', '"sales at example" (text)', expected);
  });

  test('an address of a page', () => {
    const expected = 'a path such as /contact, a # or an https:// address';
    expectProblem(AN_INDUSTRY, 'closing.action.href', 'contact', '"contact" (text)', expected);
  });
});

describe('a value that is not among those allowed', () => {
  test('names them all and the one that is near', () => {
    const expected = 'one of indigo, kaavi, marigold, leaf, sea, plum; did you mean "indigo"?';
    expectProblem('pages/home.yaml', 'projects.items[0].colour', 'Indgo', '"Indgo" (text)', expected);
  });

  test('names of many only the one that is near', () => {
    const content = new SpoiltContent();
    content.put(AN_INDUSTRY, 'place.rooms[0].things[0].thing', 'feeding-coyl');
    const expected = /^one of \d{3} names; did you mean "feeding-coil"\?$/;
    expect(content.problems()[0]).toMatchObject({ expected: expect.stringMatching(expected) });
  });

  test('names the only yes or no', () => {
    const found = 'false (neither text nor a number)';
    expectProblem('pages/home.yaml', 'projects.items[0].sample', 'false', found, 'true');
  });
});

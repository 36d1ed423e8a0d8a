import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const HOME = 'pages/home.yaml';
const CRM = 'expertise/crm.yaml';

describe('a claim', () => {
  const FIELD = 'stories.items[0].claim';

  test('cannot fall by more than the whole', () => {
    const content = new SpoiltContent();
    const line = content.put(CRM, FIELD, '{ percent: 120, change: down, label: lost enquiries }');
    const expected = 'at most 100, because nothing can fall by more than the whole';
    expect(content.problems()).toEqual([
      { file: CRM, line, field: `${FIELD}.percent`, found: '120 (a number)', expected },
    ]);
  });

  test('cannot be a share larger than the whole', () => {
    const content = new SpoiltContent();
    content.put(CRM, FIELD, '{ percent: 101, change: share, label: answered enquiries }');
    const expected = 'at most 100, because no share is larger than the whole';
    expect(content.problems()).toMatchObject([{ field: `${FIELD}.percent`, expected }]);
  });

  test('can rise by more than the whole', () => {
    const content = new SpoiltContent();
    content.put(CRM, FIELD, '{ percent: 250, change: up, label: answered enquiries }');
    expect(content.problems()).toEqual([]);
  });
});

describe('initials', () => {
  test('are those of the first and the last name', () => {
    const content = new SpoiltContent();
    content.put(HOME, 'testimonials.items[1].name', 'Lakshmi Priya Nair');
    const line = content.put(HOME, 'testimonials.items[1].initials', 'LP');
    const field = 'testimonials.items[1].initials';
    const expected = 'LN, the first letters of Lakshmi Priya Nair';
    expect(content.problems()).toEqual([{ file: HOME, line, field, found: '"LP" (text)', expected }]);
  });
});

describe('a placeholder in braces', () => {
  const KNOWN = 'one of {founded}, {year}, {name} where braces are used';

  test('is known in the footer', () => {
    const field = 'footer.since';
    expectProblem('navigation.yaml', field, 'Working since {start}.', '"Working since {start}." (text)', KNOWN);
  });

  test('is closed', () => {
    const text = '"© {year} {name. All rights reserved."';
    const found = '"© {year} {name. All rights reserved." (text)';
    expectProblem('navigation.yaml', 'footer.copyright', text, found, KNOWN);
  });

  test('is the rating beside the stars', () => {
    const expected = '{rating} where braces are used';
    expectProblem(
      HOME,
      'testimonials.ratingLabel',
      '"{stars} out of 5 stars"',
      '"{stars} out of 5 stars" (text)',
      expected,
    );
  });
});

test('a day has its hours in one place', () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'hours[1].days', '[Saturday, Friday]');
  const expected = 'lines that name each day at most once';
  expect(content.problems()).toMatchObject([{ file: 'site.yaml', field: 'hours', expected }]);
});

test('a country is told by its two letters', () => {
  const expected = 'a country in two letters, such as IN';
  expectProblem('site.yaml', 'contact.location.country', 'India', '"India" (text)', expected);
});

test('rooms of a form are as many as it has, those of a plain place as many as are named', () => {
  const content = new SpoiltContent();
  content.put(AN_INDUSTRY, 'place', '{ form: street, rooms: [{ hot: worker, things: [{ thing: worker }] }] }');
  const expected = '6 rooms; only the form "plain" takes fewer or more';
  expect(content.problems()).toMatchObject([{ field: 'place.rooms', expected }]);
  content.put(AN_INDUSTRY, 'place', '{ rooms: [{ hot: worker, things: [{ thing: worker }] }] }');
  expect(content.problems()).toEqual([]);
});

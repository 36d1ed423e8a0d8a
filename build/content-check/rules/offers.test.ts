import { describe, expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const OFFERS = 'offers.yaml';

describe('an offer that a page names', () => {
  test('must stand in the list of offers', () => {
    const content = new SpoiltContent();
    const line = content.put(AN_INDUSTRY, 'closing.offer', 'frist-look');
    const expected = 'the name of an offer in offers.yaml; did you mean "first-look"?';
    expect(content.problems()).toEqual([
      { file: AN_INDUSTRY, line, field: 'closing.offer', found: '"frist-look"', expected },
    ]);
  });
});

describe('an offer in the list', () => {
  test('must be named by some page', () => {
    const content = new SpoiltContent();
    const line = content.put(OFFERS, 'items[0].name', 'free-lunch');
    const unused = content.problems().filter(({ file }) => file === OFFERS);
    const expected = 'an offer that a page names, such as closing.offer: free-lunch; or take this one out';
    expect(unused).toEqual([
      { file: OFFERS, line, field: 'items[0].name', found: '"free-lunch", which no page names', expected },
    ]);
  });

  test('stands there once', () => {
    const content = new SpoiltContent();
    content.put(OFFERS, 'items[0].name', 'first-look');
    const line = content.put(OFFERS, 'items[1].name', 'first-look');
    expect(content.problems()).toContainEqual({
      file: OFFERS,
      line,
      field: 'items[1].name',
      found: '"first-look" once more',
      expected: 'another name',
    });
  });
});

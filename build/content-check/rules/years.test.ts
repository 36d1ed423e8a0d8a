import { describe, expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const ABOUT = 'pages/about.yaml';

/** Writes `yaml` into a field and expects exactly one problem, in that field. */
function expectProblem(file: string, field: string, yaml: string, found: string, expected: string) {
  const content = new SpoiltContent();
  const line = content.put(file, field, yaml);
  expect(content.problems()).toEqual([{ file, line, field, found, expected }]);
}

describe('the years of the timeline', () => {
  const FOUNDED = '2018, the year in which the company was founded (site.yaml)';

  test('follow each other without a gap', () => {
    const expected = '2020, because the years follow each other without a gap';
    expectProblem(ABOUT, 'timeline.items[2].year', '2021', '2021 (a number)', expected);
  });

  test('begin with the founding', () => {
    expectProblem(ABOUT, 'timeline.items[0].year', '2017', '2017 (a number)', FOUNDED);
  });

  test('are told once when the founding moves', () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'founded', '2010');
    const expected = FOUNDED.replace('2018', '2010');
    expect(content.problems()).toMatchObject([{ file: ABOUT, field: 'timeline.items[0].year', expected }]);
  });

  test('are counted from the founding when the first one is no number', () => {
    expectProblem(ABOUT, 'timeline.items[0].year', 'then', '"then" (text)', 'a number');
  });
});

import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { readSite } from '../../content-files.ts';

const ABOUT = 'pages/about.yaml';
const { founded } = readSite();

describe('the years of the timeline', () => {
  const inYear = (year: number) => `${year}, the year in which the company was founded (site.yaml)`;

  test('follow each other without a gap', () => {
    const expected = `${founded + 2}, because the years follow each other without a gap`;
    expectProblem(ABOUT, 'timeline.items[2].year', `${founded + 3}`, `${founded + 3} (a number)`, expected);
  });

  test('begin with the founding', () => {
    expectProblem(ABOUT, 'timeline.items[0].year', `${founded - 1}`, `${founded - 1} (a number)`, inYear(founded));
  });

  test('are told once when the founding moves', () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'founded', `${founded - 8}`);
    const expected = inYear(founded - 8);
    expect(content.problems()).toMatchObject([{ file: ABOUT, field: 'timeline.items[0].year', expected }]);
  });

  test('are counted from the founding when the first one is no number', () => {
    expectProblem(ABOUT, 'timeline.items[0].year', 'then', '"then" (text)', 'a number');
  });
});

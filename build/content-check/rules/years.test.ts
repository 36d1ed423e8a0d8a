import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { SAMPLE } from '../../../tests/support/sample.ts';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { readSite } from '../../content-files.ts';
import { readSource, valueAt } from '../report/source.ts';

const ABOUT = 'pages/about.yaml';
const { founded } = readSite(SAMPLE);
const years = () => {
  const items = valueAt(readSource(SAMPLE, ABOUT).data, ['timeline', 'items']);
  return Array.isArray(items) ? items.map((item): number => item.year) : [];
};

describe('the years of the timeline', () => {
  test('ascend', () => {
    const [, second = 0] = years();
    const expected = `a year after ${second}, because the years ascend`;
    expectProblem(ABOUT, 'timeline.items[2].year', `${second}`, `${second} (a number)`, expected);
  });

  test('begin with the founding or later', () => {
    const expected = `${founded} or a later year, because the company was founded in ${founded} (site.yaml)`;
    expectProblem(ABOUT, 'timeline.items[0].year', `${founded - 1}`, `${founded - 1} (a number)`, expected);
  });

  test('have come', () => {
    const now = new Date().getFullYear();
    const expected = `${now} or an earlier year, because ${now + 1} is still to come`;
    const last = years().length - 1;
    expectProblem(ABOUT, `timeline.items[${last}].year`, `${now + 1}`, `${now + 1} (a number)`, expected);
  });

  test('may leave years out, and begin long after the founding', () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'founded', '1994');
    content.put(ABOUT, 'timeline.items[0].year', '1997');
    expect(content.problems()).toEqual([]);
  });

  test('are numbers', () => {
    expectProblem(ABOUT, 'timeline.items[0].year', 'then', '"then" (text)', 'a number');
  });
});

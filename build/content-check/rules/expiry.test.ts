import { describe, expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { checkContent } from '../check.ts';

const FIELD = 'security.expires';

/** What is said on a day of content in which the security contact expires on another. */
function said(expires: string, today: string) {
  const content = new SpoiltContent();
  const line = content.put('site.yaml', FIELD, expires);
  const { problems, warnings } = checkContent(content.folder, new Date(today));
  const about = (list: typeof problems) => {
    return list
      .filter(({ field }) => field === FIELD)
      .map((problem) => (problem.line === line ? problem.expected : ''));
  };
  return { problems: about(problems), warnings: about(warnings) };
}

describe('the day on which the security contact expires', () => {
  test('is no subject while it is more than 30 days off', () => {
    expect(said('1 November 2027', '2027-10-01T12:00:00Z')).toEqual({ problems: [], warnings: [] });
  });

  test.each([
    ['2027-10-02T00:00:00Z', 30],
    ['2027-11-01T23:59:59Z', 0],
  ])('is warned of on %s', (today, left) => {
    const warning = `a later day, before ${left} more days have passed; see first that the address still reaches someone`;
    expect(said('1 November 2027', today)).toEqual({ problems: [], warnings: [warning] });
  });

  test('is a problem once it is over', () => {
    const problem = 'a day that has not passed; see first that the address still reaches someone';
    expect(said('1 November 2027', '2027-11-02T00:00:00Z')).toEqual({ problems: [problem], warnings: [] });
  });

  test('is a problem if it is years away', () => {
    const problem = 'a day within a year, so that someone looks at the address again';
    expect(said('1 November 2028', '2027-10-01T00:00:00Z')).toEqual({ problems: [problem], warnings: [] });
  });

  test('must be in the calendar', () => {
    expect(said('31 April 2027', '2027-01-01T00:00:00Z').problems).toEqual(['a day that is in the calendar']);
  });

  test('must be a day', () => {
    expect(said('soon', '2027-01-01T00:00:00Z')).toEqual({
      problems: ['a day such as 1 November 2027'],
      warnings: [],
    });
  });
});

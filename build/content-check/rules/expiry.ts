import { dateOf } from '../../../src/lib/format/calendar.ts';
import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

const FIELD = ['security', 'expires'];
const DAY = 24 * 60 * 60 * 1000;
/** In days. */
const NOTICE = 30;
/** In days; RFC 9116, section 2.5.5, advises less than a year. */
const LONGEST = 366;

/** A day of expiry that has passed, that the calendar does not have, or that is too far off for anyone to look again. */
export function expiryProblems(sources: ContentSource[], today: Date): ContentProblem[] {
  return sources.flatMap((source) => {
    const day = valueAt(source.data, FIELD);
    // A text of another form is reported as such.
    if (typeof day !== 'string' || !/^\d+ [A-Z][a-z]+ \d{4}$/.test(day)) return [];
    const left = daysLeft(day, today);
    const problem = (expected: string) => [source.problemAt(FIELD, shown(day), expected)];
    if (left === undefined) return problem('a day that is in the calendar');
    if (left < 0) return problem('a day that has not passed; see first that the address still reaches someone');
    return left > LONGEST ? problem('a day within a year, so that someone looks at the address again') : [];
  });
}

/** A day of expiry that comes within 30 days. */
export function expiryWarnings(sources: ContentSource[], today: Date): ContentProblem[] {
  return sources.flatMap((source) => {
    const day = valueAt(source.data, FIELD);
    const left = typeof day === 'string' ? daysLeft(day, today) : undefined;
    if (left === undefined || left < 0 || left > NOTICE) return [];
    const expected = `a later day, before ${left} more days have passed; see first that the address still reaches someone`;
    return [source.problemAt(FIELD, shown(day), expected)];
  });
}

/** Whole days until a day is over; less than 0 if it is. Undefined for a day that the calendar does not have. */
function daysLeft(day: string, today: Date): number | undefined {
  const date = dateOf(day);
  return date && Math.ceil((date.getTime() + DAY - today.getTime()) / DAY) - 1;
}

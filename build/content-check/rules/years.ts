import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

/** Years of a timeline in which the company was not there yet, which are still to come, or which do not ascend. */
export function yearProblems(sources: ContentSource[], today: Date): ContentProblem[] {
  const founded = valueAt(sources.find(({ path }) => path === 'site.yaml')?.data, ['founded']);
  return sources.flatMap((source) => problemsIn(source, founded, today.getFullYear()));
}

function problemsIn(source: ContentSource, founded: unknown, thisYear: number): ContentProblem[] {
  const entries = valueAt(source.data, ['timeline', 'items']);
  if (!Array.isArray(entries)) return [];
  let latest: number | undefined;
  return entries.flatMap((entry, index) => {
    const year = valueAt(entry, ['year']);
    if (typeof year !== 'number') return [];
    const expected = expectedInstead(year, latest, founded, thisYear);
    latest = Math.max(year, latest ?? year);
    return expected === undefined ? [] : source.problemAt(['timeline', 'items', index, 'year'], shown(year), expected);
  });
}

function expectedInstead(year: number, before: number | undefined, founded: unknown, thisYear: number) {
  if (typeof founded === 'number' && year < founded) {
    return `${founded} or a later year, because the company was founded in ${founded} (site.yaml)`;
  }
  if (year > thisYear) return `${thisYear} or an earlier year, because ${year} is still to come`;
  if (before !== undefined && year <= before) return `a year after ${before}, because the years ascend`;
  return undefined;
}

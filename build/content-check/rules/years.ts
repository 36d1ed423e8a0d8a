import { type ContentProblem, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

/** Years of a timeline that do not begin with the company's founding, or do not follow each other. */
export function yearProblems(sources: ContentSource[]): ContentProblem[] {
  const founded = valueAt(sources.find(({ path }) => path === 'site.yaml')?.data, ['founded']);
  return sources.flatMap((source) => problemsIn(source, founded));
}

function problemsIn(source: ContentSource, founded: unknown): ContentProblem[] {
  const entries = valueAt(source.data, ['timeline', 'items']);
  if (!Array.isArray(entries)) return [];
  const years = entries.map((entry) => valueAt(entry, ['year'])).map((year) => (typeof year === 'number' ? year : NaN));
  const [first = NaN, second = NaN] = years;
  // Of a first year that fits neither the company nor its successor, the first one is wrong and not all the others.
  const isFounding = Number.isNaN(first) || (typeof founded === 'number' && second === founded + 1);
  const start = isFounding && typeof founded === 'number' ? founded : first;
  const gaps = years.flatMap((year, index) => {
    if (index === 0 || Number.isNaN(year) || Number.isNaN(start) || year === start + index) return [];
    const expected = `${start + index}, because the years follow each other without a gap`;
    return source.problemAt(['timeline', 'items', index, 'year'], shown(year), expected);
  });
  if (typeof founded !== 'number' || Number.isNaN(first) || first === founded) return gaps;
  const expected = `${founded}, the year in which the company was founded (site.yaml)`;
  return [source.problemAt(['timeline', 'items', 0, 'year'], shown(first), expected), ...gaps];
}

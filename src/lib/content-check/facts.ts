import { type ContentProblem, shown } from './problem.ts';
import { type ContentNode, type ContentSource, nodesOf, valueAt } from './source.ts';

/** The places in braces that the site fills in, by the field that has them. */
const PLACEHOLDERS: Partial<Record<string, string[]>> = {
  'footer.since': ['{founded}', '{year}', '{name}'],
  'footer.copyright': ['{founded}', '{year}', '{name}'],
  'testimonials.ratingLabel': ['{rating}'],
};

/** Facts that contradict each other, or arithmetic. */
export function factProblems(sources: ContentSource[]): ContentProblem[] {
  const founded = valueAt(sources.find(({ path }) => path === 'site.yaml')?.data, ['founded']);
  return sources.flatMap((source) => [
    ...yearProblems(source, founded),
    ...[...nodesOf(source.data)].flatMap((node) => [
      ...claimProblems(node, source),
      ...initialsProblems(node, source),
      ...placeholderProblems(node, source),
    ]),
  ]);
}

function yearProblems(source: ContentSource, founded: unknown): ContentProblem[] {
  const entries = valueAt(source.data, ['timeline', 'years']);
  if (!Array.isArray(entries)) return [];
  const years = entries.map((entry) => valueAt(entry, ['year'])).map((year) => (typeof year === 'number' ? year : NaN));
  const [first = NaN, second = NaN] = years;
  // Of a first year that fits neither the company nor its successor, the first one is wrong and not all the others.
  const isFounding = Number.isNaN(first) || (typeof founded === 'number' && second === founded + 1);
  const start = isFounding && typeof founded === 'number' ? founded : first;
  const gaps = years.flatMap((year, index) => {
    if (index === 0 || Number.isNaN(year) || Number.isNaN(start) || year === start + index) return [];
    const expected = `${start + index}, because the years follow each other without a gap`;
    return source.problemAt(['timeline', 'years', index, 'year'], shown(year), expected);
  });
  if (typeof founded !== 'number' || Number.isNaN(first) || first === founded) return gaps;
  const expected = `${founded}, the year in which the company was founded (site.yaml)`;
  return [source.problemAt(['timeline', 'years', 0, 'year'], shown(first), expected), ...gaps];
}

function claimProblems({ field, value }: ContentNode, source: ContentSource): ContentProblem[] {
  const percent = valueAt(value, ['percent']);
  const change = valueAt(value, ['change']);
  if (typeof percent !== 'number' || percent <= 100 || (change !== 'down' && change !== 'share')) return [];
  const reason = change === 'down' ? 'nothing can fall by more than the whole' : 'no share is larger than the whole';
  return [source.problemAt([...field, 'percent'], shown(percent), `at most 100, because ${reason}`)];
}

function initialsProblems({ field, value }: ContentNode, source: ContentSource): ContentProblem[] {
  const name = valueAt(value, ['name']);
  const initials = valueAt(value, ['initials']);
  if (typeof name !== 'string' || typeof initials !== 'string') return [];
  const names = name.trim().split(/\s+/);
  const expected = `${names.at(0)?.at(0) ?? ''}${names.at(-1)?.at(0) ?? ''}`.toUpperCase();
  if (initials === expected) return [];
  return [source.problemAt([...field, 'initials'], shown(initials), `${expected}, the first letters of ${name}`)];
}

function placeholderProblems({ field, value }: ContentNode, source: ContentSource): ContentProblem[] {
  const known = PLACEHOLDERS[field.join('.')];
  if (!known || typeof value !== 'string') return [];
  const unknown = value.match(/\{[^}]*\}?|\}/g)?.filter((place) => !known.includes(place)) ?? [];
  const expected = `${known.length > 1 ? 'one of ' : ''}${known.join(', ')} where braces are used`;
  return unknown.map((place) => source.problemAt(field, shown(place), expected));
}

import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted } from '../report/problem.ts';
import { type ContentSource, nodesOf, valueAt } from '../report/source.ts';

/** The file that says what the company offers. */
const OFFERS = 'offers.yaml';

/** Offers that pages name and that there are not, offers that no page names, and two of one name. */
export function offerProblems(sources: ContentSource[]): ContentProblem[] {
  const file = sources.find(({ path }) => path === OFFERS);
  const items = valueAt(file?.data, ['items']);
  if (!file || !Array.isArray(items)) return [];
  const names = items.map((item) => valueAt(item, ['name'])).map((name) => (typeof name === 'string' ? name : ''));
  const named = sources.flatMap((source) =>
    nodesOf(source.data).flatMap(({ field, value }) =>
      field.at(-1) === 'offer' && typeof value === 'string' ? [{ source, field, name: value }] : [],
    ),
  );
  const unknown = named.filter(({ name }) => !names.includes(name));
  return [
    ...unknown.map(({ source, field, name }) =>
      source.problemAt(field, quoted(name), `the name of an offer in ${OFFERS}${suggestion(name, names)}`),
    ),
    ...names.flatMap((name, index) => {
      if (name === '') return [];
      const place = ['items', index, 'name'];
      if (names.indexOf(name) !== index) return file.problemAt(place, `${quoted(name)} once more`, 'another name');
      if (named.some((use) => use.name === name)) return [];
      const expected = `an offer that a page names, such as closing.offer: ${name}; or take this one out`;
      return file.problemAt(place, `${quoted(name)}, which no page names`, expected);
    }),
  ];
}

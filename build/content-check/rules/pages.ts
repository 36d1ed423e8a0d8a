import { pageAt } from '../../../src/lib/pages.ts';
import { slug } from '../../../src/lib/slug.ts';
import { type ContentProblem, type FieldPath, quoted, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

/** Pages whose names, places in the menu or descriptions do not agree with each other. */
export function pageProblems(sources: ContentSource[]): ContentProblem[] {
  return [...nameProblems(sources), ...orderProblems(sources), ...seoProblems(sources)];
}

/** The last part of an address is made from the page's name in the menu, so a file must be named likewise. */
function nameProblems(sources: ContentSource[]): ContentProblem[] {
  return inFamilies(sources).flatMap((source) => {
    const field = valueAt(source.data, ['menu', 'label']) === undefined ? ['title'] : ['menu', 'label'];
    const name = valueAt(source.data, field);
    const file = source.path.replace(/^.*\//, '');
    if (typeof name !== 'string' || `${slug(name)}.yaml` === file) return [];
    return source.problemAt(
      field,
      `${shown(name)}, which asks for the file name ${slug(name)}.yaml`,
      `a name that agrees with the file name ${file}; change one of the two`,
    );
  });
}

function orderProblems(sources: ContentSource[]): ContentProblem[] {
  const field = ['menu', 'order'];
  const menus = Map.groupBy(inFamilies(sources), ({ path }) => pageAt(path)?.family);
  return [...menus.values()].flatMap((menu) => {
    const orders = menu.map(({ data }) => valueAt(data, field));
    const free = Math.max(0, ...orders.filter((order) => typeof order === 'number')) + 1;
    return repeated(menu, field, `a number that no other page of this menu has; ${free} is free`);
  });
}

function seoProblems(sources: ContentSource[]): ContentProblem[] {
  const pages = sources.filter(({ data }) => valueAt(data, ['seo']) !== undefined);
  return ['title', 'description'].flatMap((name) =>
    repeated(pages, ['seo', name], `a ${name} that no other page has, because search engines tell pages apart by it`),
  );
}

/** Each source whose value of the field an earlier source has too. */
function repeated(sources: ContentSource[], field: FieldPath, expected: string): ContentProblem[] {
  const owners = new Map<unknown, ContentSource>();
  return sources.flatMap((source) => {
    const value = comparable(valueAt(source.data, field));
    const owner = owners.get(value);
    if (value !== undefined && !owner) owners.set(value, source);
    if (!owner) return [];
    const found = typeof value === 'string' ? quoted(value) : String(value);
    return source.problemAt(field, `${found}, as in ${owner.path}`, expected);
  });
}

function comparable(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? value : undefined;
}

function inFamilies(sources: ContentSource[]): ContentSource[] {
  return sources.filter(({ path }) => pageAt(path)?.family !== undefined);
}

import { pageAt } from '../../../src/lib/content/pages.ts';
import { slug } from '../../../src/lib/content/slug.ts';
import { type ContentProblem, type FieldPath, quoted, shown } from '../report/problem.ts';
import { type ContentSource, valueAt } from '../report/source.ts';

const TEXT_PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** The not-found page, and Home by the name of its file. */
export const NO_PAGE = /^\/404$|\/index$/;

/** Pages whose names, places in the menu or descriptions do not agree with each other. */
export function pageProblems(sources: ContentSource[]): ContentProblem[] {
  return [...nameProblems(sources), ...pathProblems(sources), ...orderProblems(sources), ...seoProblems(sources)];
}

/** The path of a page of text is made from its file's name, which may be any but those that are taken or unreadable. */
function pathProblems(sources: ContentSource[]): ContentProblem[] {
  const [texts, others] = partition(sources);
  const owners = new Map(others.map((source) => [pageAt(source.path)?.path, source.path]));
  return texts.flatMap((source) => {
    const path = pageAt(source.path)?.path ?? '';
    const owner = owners.get(path);
    if (!TEXT_PATH.test(path)) {
      const expected = 'a name of small letters, digits and hyphens, such as privacy.md';
      return source.problemAt([], `the address ${quoted(path)}`, expected);
    }
    if (owner !== undefined) {
      return source.problemAt([], `the address ${quoted(path)}, as of ${owner}`, 'a name that makes another address');
    }
    if (NO_PAGE.test(path)) {
      const expected = 'another name, because no server shows a page of this one';
      return source.problemAt([], `the address ${quoted(path)}`, expected);
    }
    return [];
  });
}

function partition(sources: ContentSource[]): [texts: ContentSource[], others: ContentSource[]] {
  const isText = ({ path }: ContentSource) => path.endsWith('.md');
  return [sources.filter(isText), sources.filter((source) => !isText(source))];
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
    return repeated(menu, () => field, `a number that no other page of this menu has; ${free} is free`);
  });
}

function seoProblems(sources: ContentSource[]): ContentProblem[] {
  const pages = sources.filter(({ path, data }) => path.endsWith('.md') || valueAt(data, ['seo']) !== undefined);
  const place = ({ path }: ContentSource, name: string) => (path.endsWith('.md') ? [name] : ['seo', name]);
  return ['title', 'description'].flatMap((name) =>
    repeated(
      pages,
      (source) => place(source, name),
      `a ${name} that no other page has, because search engines tell pages apart by it`,
    ),
  );
}

/** Each source whose value of the field an earlier source has too. */
function repeated(
  sources: ContentSource[],
  fieldIn: (source: ContentSource) => FieldPath,
  expected: string,
): ContentProblem[] {
  const owners = new Map<unknown, ContentSource>();
  return sources.flatMap((source) => {
    const field = fieldIn(source);
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

import { pageAt } from '../../../src/lib/content/pages.ts';
import { TEXT_LINK } from '../../../src/schemas/parts.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, type FieldPath, quoted } from '../report/problem.ts';
import { type ContentNode, type ContentSource, nodesOf, valueAt } from '../report/source.ts';

interface Paths {
  all: string[];
  /** Those of pages in a family, which other pages can name by their path alone. */
  inFamilies: string[];
  /** Those that links of the footer may have although no page is there. */
  withoutPage: unknown[];
  /** Whether Contact has the section to which `#terms` leads. */
  hasTerms: boolean;
  /** Paths that pages had, each with that to which visitors are sent on. */
  redirects: unknown;
}

const NAVIGATION = 'navigation.yaml';
/** Where Contact tells what projects cost, if it does. */
const TERMS = '/contact#terms';

/** Links and references to pages that do not exist, and lists of related pages that are of no use. */
export function linkProblems(sources: ContentSource[]): ContentProblem[] {
  const pages = sources.flatMap(({ path }) => pageAt(path) ?? []);
  const paths: Paths = {
    all: pages.map(({ path }) => path),
    inFamilies: pages.flatMap(({ path, family }) => (family ? [path] : [])),
    withoutPage: withoutPage(sources),
    hasTerms: tellsTerms(sources),
    redirects: valueAt(sources.find(({ path }) => path === 'site.yaml')?.data, ['redirects']),
  };
  return sources.flatMap((source) => [
    ...nodesOf(source.data).flatMap((node) => nodeProblems(node, source, paths)),
    ...proseProblems(source, paths),
    ...relatedProblems(source),
  ]);
}

function nodeProblems({ field, value }: ContentNode, source: ContentSource, paths: Paths): ContentProblem[] {
  if (typeof value !== 'string') return [];
  const name = field.at(-1);
  if (name === 'page' || field.at(-2) === 'pages') {
    if (!value.startsWith('/') || paths.inFamilies.includes(value)) return [];
    const expected = `the path of a page in a family, such as ${paths.inFamilies[0] ?? '/services/data-ai'}${suggestion(value, paths.inFamilies)}`;
    return [source.problemAt(field, quoted(value), sentOn(value, paths) ?? expected)];
  }
  const hrefs = [...value.matchAll(TEXT_LINK)].map(([, , href = '']) => href);
  const anchored = hrefs.filter((href) => href === TERMS && !paths.hasTerms);
  if (anchored.length > 0) {
    const expected = '/contact alone, because it does not tell what projects cost';
    return anchored.map((href) => source.problemAt(field, `a link to ${quoted(href)}`, expected));
  }
  const linked = hrefs.map((href) => href.replace(/#.*/, ''));
  const lost = linked.filter((href) => !paths.all.includes(href));
  if (lost.length > 0)
    return lost.map((href) => source.problemAt(field, `a link to ${quoted(href)}`, existing(href, paths)));
  if (!(name === 'href' || isConnection(source, field)) || !value.startsWith('/')) return [];
  const isOpen = field[0] === 'footer' && paths.withoutPage.includes(value);
  if (isOpen || paths.all.includes(value)) return [];
  return [source.problemAt(field, quoted(value), existing(value, paths))];
}

function tellsTerms(sources: ContentSource[]): boolean {
  const has = (file: string, field: string) =>
    sources.some(({ path, data }) => path === file && valueAt(data, [field]) !== undefined);
  return has('pages/contact.yaml', 'engagement') && has('offers.yaml', 'sizes');
}

function withoutPage(sources: ContentSource[]): unknown[] {
  const navigation = sources.find(({ path }) => path === NAVIGATION);
  const paths = valueAt(navigation?.data, ['footer', 'withoutPage']);
  return Array.isArray(paths) ? paths : [];
}

/** Links in a page of text, which stand in no field. */
function proseProblems(source: ContentSource, paths: Paths): ContentProblem[] {
  const lost = source.links.filter(({ href }) => href.startsWith('/') && !paths.all.includes(href));
  return lost.map(({ line, href }) => ({
    ...source.problemAt([], `a link to ${quoted(href)}`, existing(href, paths)),
    line,
  }));
}

function existing(path: string, paths: Paths): string {
  return sentOn(path, paths) ?? `the path of a page that exists, such as /contact${suggestion(path, paths.all)}`;
}

function sentOn(path: string, { redirects }: Paths): string | undefined {
  const to = valueAt(redirects, [path]);
  return to === undefined ? undefined : `${quoted(String(to))}, to which site.yaml sends visitors on, or no such link`;
}

/** Whether a field of `connections.yaml` says where something leads. */
function isConnection({ path }: ContentSource, field: FieldPath): boolean {
  return (
    path === 'connections.yaml' && field.length === 2 && ['actions', 'solutions', 'articles'].includes(String(field[0]))
  );
}

function relatedProblems(source: ContentSource): ContentProblem[] {
  const field = ['related', 'pages'];
  const pages = valueAt(source.data, field);
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page, index) => {
    const found = quoted(String(page));
    const place = [...field, index];
    if (page === pageAt(source.path)?.path)
      return source.problemAt(place, `${found}, this page itself`, 'another page');
    if (pages.indexOf(page) === index) return [];
    return source.problemAt(place, `${found} once more`, 'pages that differ');
  });
}

import { suggestion } from './nearest-word.ts';
import { pathOf } from './pages.ts';
import { type ContentProblem, quoted } from './problem.ts';
import { type ContentNode, type ContentSource, nodesOf, valueAt } from './source.ts';

/** Addresses in the footer that the specification lists without a page behind them: they lead to the not-found page. */
const WITHOUT_PAGE = [
  '/services',
  '/industries',
  '/success-stories',
  '/privacy',
  '/terms',
  '/sitemap',
  '/services/mobile-development',
  '/services/cloud',
];

/** Links and references to pages that do not exist, and lists of related pages that are of no use. */
export function linkProblems(sources: ContentSource[]): ContentProblem[] {
  const pages = new Set(sources.map(({ path }) => pathOf(path)).filter((path) => path !== undefined));
  return sources.flatMap((source) => [
    ...[...nodesOf(source.data)].flatMap((node) => nodeProblems(node, source, pages)),
    ...relatedProblems(source),
  ]);
}

function nodeProblems({ field, value }: ContentNode, source: ContentSource, pages: Set<string>): ContentProblem[] {
  if (typeof value !== 'string') return [];
  const name = field.at(-1);
  if (name === 'page' || field.at(-2) === 'pages') {
    if (value.includes('/') && pages.has(value)) return [];
    const inMenus = [...pages].filter((path) => path.includes('/'));
    const expected = `the path of a page in the menus, such as services/data-ai${suggestion(value, inMenus)}`;
    return [source.problemAt(field, quoted(value), expected)];
  }
  if (name !== 'href' || !value.startsWith('/')) return [];
  const isOpen = field[0] === 'footer' && WITHOUT_PAGE.includes(value);
  if (isOpen || pages.has(value.slice(1))) return [];
  const addresses = [...pages].map((path) => `/${path}`);
  const expected = `the address of a page that exists, such as /contact${suggestion(value, addresses)}`;
  return [source.problemAt(field, quoted(value), expected)];
}

function relatedProblems(source: ContentSource): ContentProblem[] {
  const field = ['related', 'pages'];
  const pages = valueAt(source.data, field);
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page, index) => {
    const found = quoted(String(page));
    const place = [...field, index];
    if (page === pathOf(source.path)) return source.problemAt(place, `${found}, this page itself`, 'another page');
    if (pages.indexOf(page) === index) return [];
    return source.problemAt(place, `${found} once more`, 'three different pages');
  });
}

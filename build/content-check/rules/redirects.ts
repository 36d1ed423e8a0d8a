import { pageAt } from '../../../src/lib/content/pages.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted } from '../report/problem.ts';
import { type ContentSource, isGroup, valueAt } from '../report/source.ts';
import { NO_PAGE } from './pages.ts';

/** Redirects from a page that is there, or to one that is not, be it another redirect or the same. */
export function redirectProblems(sources: ContentSource[]): ContentProblem[] {
  const site = sources.find(({ path }) => path === 'site.yaml');
  const redirects = valueAt(site?.data, ['redirects']);
  if (!site || !isGroup(redirects)) return [];
  const pages = sources.flatMap(({ path }) => pageAt(path)?.path ?? []);
  const targets = new Map<string, unknown>(Object.entries(redirects));
  return [...targets].flatMap(([from, to]) => {
    const place = ['redirects', from];
    const file = sources.find(({ path }) => pageAt(path)?.path === from)?.path;
    if (file) return site.problemAt(place, `${quoted(from)}, the page of ${file}`, 'an address at which no page is');
    if (NO_PAGE.test(from)) return site.problemAt(place, quoted(from), 'an address that a page can have');
    if (typeof to !== 'string' || !to.startsWith('/') || pages.includes(to)) return [];
    if (to === from) return site.problemAt(place, `${quoted(to)}, this address itself`, 'the path of a page');
    const next = targets.get(to);
    const end = next === undefined ? undefined : endOf(to, targets);
    if (next === undefined) return site.problemAt(place, quoted(to), existing(to, pages));
    const expected =
      end === undefined ? 'the path of a page: these redirects lead in a circle' : `${quoted(end)} at once`;
    return site.problemAt(place, `${quoted(to)}, which is itself sent on to ${quoted(String(next))}`, expected);
  });
}

/** Where redirects from this address end; undefined if they do not. */
function endOf(from: string, targets: ReadonlyMap<string, unknown>): string | undefined {
  const seen = new Set<unknown>();
  let to: unknown = from;
  for (; targets.has(String(to)); to = targets.get(String(to))) {
    if (seen.has(to)) return undefined;
    seen.add(to);
  }
  return String(to);
}

function existing(path: string, pages: string[]): string {
  return `the path of a page that exists, such as /contact${suggestion(path, pages)}`;
}

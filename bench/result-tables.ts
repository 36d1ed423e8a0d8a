import type { Measurements } from './measurements.ts';
import { pageCosts } from './page-cost.ts';
import { median } from './statistics.ts';
import { decimal, markdownTable, whole } from './table.ts';

/** The home pages of all sites. */
export function comparison({ sites, bytes, marks }: Measurements): string {
  const head = [
    'site',
    'HTML and CSS, B',
    'script, B',
    'fonts, B',
    'requests',
    'on the wire, B',
    'shift',
    'FCP, ms',
    'LCP, ms',
    'simulated FCP, ms',
    'simulated LCP, ms',
    'marks',
  ];
  const rows = sites.flatMap((name) => {
    const size = bytes.find(({ site, path }) => site === name && path === '/');
    const mark = marks.find(({ site, path }) => site === name && path === '/');
    if (!size || !mark) return [];
    const paints = [mark.applied, mark.simulated].flatMap(({ first, largest }) => [whole(first), whole(largest)]);
    const sizes = [size.markup, size.script, size.fonts, size.requests, size.wire].map(whole);
    return [[name, ...sizes, decimal(size.shift, 3), ...paints, Object.values(mark.scores).join(' / ')]];
  });
  return markdownTable(head, rows, numbered(head, 1, -1));
}

/** Every page of our site. Bytes, and milliseconds. */
export function pageTable({ sites: [ours], bytes, marks }: Measurements): string {
  const head = [
    'page',
    'HTML and CSS',
    'requests',
    'script',
    'shift',
    'FCP',
    'LCP',
    'simulated LCP',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
  ];
  const rows = bytes
    .filter(({ site }) => site === ours)
    .map(({ path, markup, requests, script, shift }) => {
      const mark = marks.find((one) => one.site === ours && one.path === path);
      const paints = mark ? [mark.applied.first, mark.applied.largest, mark.simulated.largest].map(whole) : [];
      const { performance, accessibility, 'best-practices': practices, seo } = mark?.scores ?? {};
      const scores = [performance, accessibility, practices, seo].map((score) => decimal(score, 0));
      return [path, whole(markup), whole(requests), whole(script), decimal(shift, 3), ...paints, ...scores];
    });
  return markdownTable(head, rows, numbered(head, 1));
}

/** Every navigation, in milliseconds. */
export function navigationTable({
  navigation: { from, to, withRules, withoutRules, reference },
}: Measurements): string {
  const row = (name: string, values: number[]) => [name, whole(median(values)), values.map(whole).join(', ')];
  const head = [`${from} to ${to}, slow 4G`, 'median, ms', 'all, ms'];
  const rows = [
    row('with speculation rules', withRules),
    row('without', withoutRules),
    row('the reference page to its copy, with speculation rules', reference),
  ];
  return markdownTable(head, rows, [1]);
}

/** Every build, in seconds and MiB. */
export function buildTable({ builds }: Measurements): string {
  const head = ['generated pages', 'all pages', 'time, s', 'peak memory, MiB'];
  const rows = builds.map(({ generated, pages, seconds, memory }) => [
    whole(generated),
    whole(pages),
    decimal(seconds, 1),
    memory === undefined ? 'not measured' : whole(memory / 2 ** 20),
  ]);
  return markdownTable(head, rows, numbered(head, 0));
}

/** What one more page costs from build to build, in milliseconds and KiB. */
export function pageCostTable({ builds }: Measurements): string {
  const head = ['one more page, from', 'to', 'time, ms', 'memory, KiB'];
  const rows = pageCosts(builds).map(({ from, to, seconds, memory }) => [
    whole(from),
    whole(to),
    decimal(seconds * 1000, 2),
    memory === undefined ? 'not measured' : whole(memory / 1024),
  ]);
  return markdownTable(head, rows, numbered(head, 0));
}

/** The columns from `first` on, but for `end` at the end. */
function numbered(head: string[], first: number, end?: number): number[] {
  return head.map((_, column) => column).slice(first, end);
}

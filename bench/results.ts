import type { Load } from './slow-phone.ts';

/** What was found out about one page. */
export interface PageMeasurements {
  /** Its path, or what it is where it is not a page of ours. */
  page: string;
  address: string;
  loads: Load[];
}

/** Everything that one run found out. What may be missing is left out where only some pages are measured. */
export interface Measurements {
  /** Where, when and with what was measured, one fact a line. */
  facts: string[];
  /** The page written by hand that ours are compared with. */
  reference: PageMeasurements;
  pages: PageMeasurements[];
  /** From click to paint, in milliseconds. */
  clicks?: { ours: number[]; reference: number[] };
  /** Contact with a form that sends, and the bytes of script it asks for before that form is reached, and after. */
  form?: { contact: PageMeasurements; before: number; after: number };
  /** Answers a second; undefined where there is no nginx. */
  rates?: { embedded: number[]; nginx: number[] } | undefined;
  /** Seconds, of a build without caches and of one after it. */
  builds?: { cold: number; warm: number };
}

/** With what a page of ours may reach. */
type Column = [head: string, limit: number, of: (page: PageMeasurements) => number | undefined];

const OLDER = 'Measured on an older state: the pages have changed since, and `npm run bench` has not been run again.';
const ANY = Number.POSITIVE_INFINITY;
/** A page and what its first view weighed, as both stand in the table. */
const ROW = /^\| (\/\S*) \| (\d+) \|/gm;

/** The whole of `RESULTS.md`; what is over its limit is bold. */
export function resultsPage({ facts, reference, pages, clicks, form, rates, builds }: Measurements): string {
  const columns = columnsBeside(reference);
  const cell = ([, limit, of]: Column, page: PageMeasurements) =>
    page !== reference && (of(page) ?? 0) > limit ? `**${figure(of(page))}**` : figure(of(page));
  const rows = [reference, ...(form ? [form.contact] : []), ...pages];
  const lines = rows.map((page) => [page.page, ...columns.map((column) => cell(column, page))]);
  const head = columns.map(([name, limit]) => (limit === ANY ? name : `${name} (at most ${limit})`));
  const figureOf = (values: number[]) => figure(median(values));
  const sentences = [
    clicks &&
      `- A click is followed by the first paint of the next page, which is prerendered, in ${figureOf(clicks.ours)} ms; on the reference page in ${figureOf(clicks.reference)} ms.`,
    form &&
      `- Connected, Contact asks for ${form.before} B of script before its form is reached, and for ${form.after} B more then.`,
    rates &&
      `- On 100 connections the embedded server gives ${figureOf(rates.embedded)} answers a second, nginx ${figureOf(rates.nginx)}.`,
    builds && `- A build takes ${figure(builds.cold)} s without caches, ${figure(builds.warm)} s after it.`,
  ];
  const text = [
    '# What the benchmark measured',
    'Written by `npm run bench`, not by hand. What is measured and why: [decision 28](../docs/decisions/0028-a-benchmark-of-five-minutes.md).',
    facts.map((fact) => `- ${fact}`).join('\n'),
    'On a phone with slow 4G and a quarter of the processor’s speed; medians of the loads, times in ms. Tasks under 50 ms do not count.',
    [['page', ...head], ['', ...head].map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n'),
    sentences.filter(Boolean).join('\n'),
  ];
  return `${text.filter(Boolean).join('\n\n')}\n`;
}

function columnsBeside(reference: PageMeasurements): Column[] {
  const middleOf = (name: Exclude<keyof Load, 'longestTask'>) => (page: PageMeasurements) =>
    median(page.loads.map((load) => load[name]));
  const paint = middleOf('largestPaint');
  return [
    ['first view unpacked, B', ANY, middleOf('unpacked')],
    ['sent, B', 14_336, middleOf('sent')],
    ['loads', ANY, ({ loads }) => loads.length],
    ['largest paint', ANY, paint],
    ['× reference', 1.08, (page) => paint(page) / paint(reference)],
    ['layout shift', 0.005, middleOf('shift')],
    ['blocked', 50, middleOf('blocked')],
    ['longest task while scrolling', 50, ({ loads: [load] }) => load?.longestTask],
  ];
}

/** The results with a line that says that they are of an older state. */
export function markedOlder(results: string): string {
  return isMarkedOlder(results) ? results : results.replace('\n\n', `\n\n${OLDER}\n\n`);
}

/** Whether the first lines of the results say that they are of an older state. */
export function isMarkedOlder(results: string): boolean {
  return results.split('\n').slice(0, 5).includes(OLDER);
}

/** What the first view of each page weighed unpacked when it was measured, by the page's address. */
export function recordedWeights(results: string): Record<string, number> {
  return Object.fromEntries([...results.matchAll(ROW)].map(([, path = '', weight]) => [path, Number(weight)]));
}

/** The value in the middle, or between the two in the middle; NaN if there are no values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [last, half] = [sorted.length - 1, Math.floor(sorted.length / 2)];
  return ((sorted[half] ?? Number.NaN) + (sorted[last - half] ?? Number.NaN)) / 2;
}

/** Whole from 10 on, two decimals below. */
function figure(value: number | undefined): string {
  if (value === undefined) return '–';
  return Number.isInteger(value) || value >= 10 ? String(Math.round(value)) : value.toFixed(2);
}

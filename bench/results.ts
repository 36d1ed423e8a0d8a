import type { Goal } from './goal.ts';
import { goalsOf } from './goals.ts';
import type { Measurements } from './measurements.ts';
import { buildTable, comparison, navigationTable, pageCostTable, pageTable } from './result-tables.ts';
import { markdownTable, NOTHING, times } from './table.ts';

/** The table of goals, the one that is printed. */
export function goalTable(measurements: Measurements): string {
  const others = measurements.sites.slice(1);
  const head = ['figure', 'goal', 'measured', ...others.map((name) => `to ${name}`), 'met'];
  const row = ({ figure, target, measured, ratios, isMet }: Goal) => [
    figure,
    target,
    measured,
    ...ratios.map(times),
    verdict(isMet),
  ];
  return markdownTable(head, goalsOf(measurements).map(row));
}

/** The whole of `RESULTS.md`, Markdown. `facts` say where and how was measured, one a line. */
export function resultsPage(measurements: Measurements, facts: string[]): string {
  const parts = [
    '# What the benchmark measured',
    'Written by `npm run bench`; not to be edited by hand. How fast the site is served: [RESULTS-serving.md](RESULTS-serving.md); what connected forms cost: [RESULTS-connected.md](RESULTS-connected.md).',
    facts.map((fact) => `- ${fact}`).join('\n'),
    '## Goals',
    'The worst of all pages. Ratios are those of the home pages: ours divided by the other. Why a goal is not met, and what was tried: [decision 9](../docs/decisions/0009-the-first-frame.md).',
    goalTable(measurements),
    '## Home pages side by side',
    comparison(measurements),
    '## All pages',
    'Bytes as transferred, without the heads of responses. FCP and LCP are with slow 4G really applied, in ms. The not-found page has no mark for SEO: its status is 404 and it asks not to be indexed.',
    pageTable(measurements),
    '## From click to first contentful paint',
    'From the time stamp of the click to the first contentful paint of the next page, or its activation if that is later. The page is at rest before the pointer moves to the link.',
    navigationTable(measurements),
    '## Cold builds',
    'Without caches. Memory is the largest sum of resident memory of all processes; what they share is counted for each.',
    buildTable(measurements),
    pageCostTable(measurements),
  ];
  return `${parts.join('\n\n')}\n`;
}

function verdict(isMet: boolean | undefined): string {
  if (isMet === undefined) return NOTHING;
  return isMet ? 'met' : '**not met**';
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** A folder of static files that is measured beside ours. */
export interface OtherSite {
  name: string;
  folder: string;
}

export interface Options {
  /** How often each page is measured by Lighthouse; medians are taken of so many. */
  runs: number;
  /** The addresses to measure, or undefined for all. */
  pages: string[] | undefined;
  sites: OtherSite[];
  /** One run, few pages, small builds: to see that the benchmark works. */
  isQuick: boolean;
  /** Whether the builds of generated pages are measured as well. */
  hasScale: boolean;
}

export const OUR_NAME = 'this site';
export const REFERENCE_NAME = 'reference';

const RUNS = 3;
const USAGE = 'Usage: npm run bench -- [--runs 3] [--pages /,/about] [--site NAME=DIR]… [--quick] [--no-scale]';

/**
 * What the words behind `npm run bench --` ask for.
 * @throws with what is wrong and how it should be.
 */
export function readOptions(words: string[]): Options {
  const values = parsed(words);
  const isQuick = values.quick ?? false;
  const sites = (values.site ?? []).map(readSite);
  const names = [OUR_NAME, REFERENCE_NAME, ...sites.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`--site: the name "${twice}" is taken. Give each site a name of its own.`);
  return {
    runs: values.runs === undefined ? (isQuick ? 1 : RUNS) : readRuns(values.runs),
    pages: values.pages?.split(',').map(readPage),
    sites,
    isQuick,
    hasScale: !values['no-scale'],
  };
}

/** Whether these options measure everything, so that the result may stand in `RESULTS.md`. */
export function isComplete({ pages, isQuick, hasScale, runs }: Options): boolean {
  return pages === undefined && !isQuick && hasScale && runs >= RUNS;
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        runs: { type: 'string' },
        pages: { type: 'string' },
        site: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        'no-scale': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${reason.replace(/\.$/, '')}. ${USAGE}`);
  }
}

function readRuns(value: string): number {
  const runs = Number(value);
  if (Number.isInteger(runs) && runs >= 1 && runs <= 99) return runs;
  throw new Error(`--runs is "${value}"; it must be a whole number from 1 to 99.`);
}

function readPage(path: string): string {
  if (path.startsWith('/')) return path;
  throw new Error(`--pages: "${path}" is no address. Addresses begin with "/" and are separated by commas: /,/about`);
}

function readSite(value: string): OtherSite {
  const [, name = '', folder = ''] = /^([^=]*)=(.*)$/.exec(value) ?? [];
  if (!name || !folder)
    throw new Error(`--site is "${value}"; it must be NAME=DIR, as in --site astrowind=../theme/dist`);
  if (name.includes('|')) throw new Error(`--site: the name "${name}" may not contain "|", which separates columns.`);
  if (existsSync(join(folder, 'index.html'))) return { name, folder };
  throw new Error(
    `--site ${name}: there is no ${join(folder, 'index.html')}. Build that site first, or check the path.`,
  );
}

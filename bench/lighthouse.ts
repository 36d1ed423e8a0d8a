import { type LighthouseResult, navigation } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { CATEGORIES, type Category, type PageMarks, type Paints } from './measurements.ts';
import { NOWHERE, type ServedSite } from './sites.ts';
import { appliedPaints } from './slow-phone.ts';
import { median } from './statistics.ts';

interface Run {
  scores: Partial<Record<Category, number>>;
  simulated: Paints;
  applied: Paints;
}

const PAINTS = ['first-contentful-paint', 'largest-contentful-paint'];
/** How often a page is loaded slowly for each time that Lighthouse judges it. */
const LOADS = 3;
/** After so many pages of ours, the other sites are measured again. */
const TURN = 8;
/** What a not-found page must fail: it has status 404 and asks not to be indexed. */
const NOT_FOR_NOWHERE: Category[] = ['seo'];

/** How many times Lighthouse will run. */
export function lighthouseRuns(sites: ServedSite[], rounds: number): number {
  return oneRound(sites).length * rounds;
}

interface Target {
  site: ServedSite;
  path: string;
}

/** All pages of the first site, and between them, every few pages, those of the other sites. */
function oneRound([ours, ...others]: ServedSite[]): Target[] {
  const targetsOf = (site: ServedSite) => site.paths.map((path) => ({ site, path }));
  const beside = others.flatMap(targetsOf);
  return (ours ? targetsOf(ours) : []).flatMap((page, index) => (index % TURN === 0 ? [...beside, page] : [page]));
}

/**
 * Measures all pages of all sites in turns and rounds, so that a machine that slows down for a while slows down all of
 * them. A run of a page is one by Lighthouse with simulated slowness and a few loads that are really slowed down.
 */
export async function measureMarks(
  sites: ServedSite[],
  rounds: number,
  onRun: (what: string) => void,
): Promise<PageMarks[]> {
  const pages = sites.flatMap((site) => site.paths.map((path) => ({ site, path, runs: [] as Run[] })));
  for (let round = 1; round <= rounds; round++) {
    for (const { site, path } of oneRound(sites)) {
      onRun(`Lighthouse, round ${round}: ${site.name} ${path}`);
      const run = await runOnce(`${site.base}${path}`, path === NOWHERE);
      pages.find((page) => page.site === site && page.path === path)?.runs.push(run);
    }
  }
  return pages.map(({ site, path, runs }) => ({ site: site.name, path, ...medians(runs) }));
}

async function runOnce(address: string, isNowhere: boolean): Promise<Run> {
  const simulated = await ask(address);
  const applied = await appliedPaints(address, LOADS);
  const judged = CATEGORIES.filter((category) => !(isNowhere && NOT_FOR_NOWHERE.includes(category)));
  const scores = judged.map((category) => [category, Math.round((simulated.categories[category]?.score ?? 0) * 100)]);
  return { scores: Object.fromEntries(scores), simulated: paintsOf(simulated), applied };
}

/** One load; once more, if Lighthouse could not make sense of it. */
async function ask(address: string, hasFailed = false): Promise<LighthouseResult> {
  const result = await withBrowser((browser) => {
    const port = Number(new URL(browser.wsEndpoint()).port);
    return navigation(undefined, address, {
      flags: { port, logLevel: 'silent', ignoreStatusCode: true, disableFullPageScreenshot: true },
    });
  });
  const problem = result ? result.lhr.runtimeError : { code: 'NO_RESULT', message: 'no result' };
  if (result && !problem) return result.lhr;
  if (hasFailed) throw new Error(`Lighthouse could not measure ${address}: ${problem?.message}`);
  return ask(address, true);
}

function paintsOf({ audits }: LighthouseResult): Paints {
  const [first = Number.NaN, largest = Number.NaN] = PAINTS.map((name) => audits[name]?.numericValue);
  return { first, largest };
}

/** The medians of several runs of one page, figure by figure. */
function medians(runs: Run[]): Run {
  const [{ scores } = { scores: {} }] = runs;
  const judged = CATEGORIES.filter((category) => category in scores);
  const middle = (measure: (run: Run) => number) => median(runs.map(measure));
  return {
    scores: Object.fromEntries(judged.map((category) => [category, middle((run) => run.scores[category] ?? 0)])),
    simulated: { first: middle((run) => run.simulated.first), largest: middle((run) => run.simulated.largest) },
    applied: { first: middle((run) => run.applied.first), largest: middle((run) => run.applied.largest) },
  };
}

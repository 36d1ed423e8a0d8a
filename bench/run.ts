import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBuilds } from './build-cost.ts';
import { measureBytes } from './bytes.ts';
import { goalsOf } from './goals.ts';
import { lighthouseRuns, measureMarks } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { measureNavigation } from './navigation.ts';
import { isComplete, type Options, readOptions } from './options.ts';
import { createProgress, elapsed } from './progress.ts';
import { goalTable, resultsPage } from './results.ts';
import { chosenPages, serveReferencePair, serveSites, serveWithoutRules } from './sites.ts';

const COMPLETE = 'bench/RESULTS.md';
/** A run that leaves something out does not replace the results of one that did not. */
const PARTIAL = 'bench/RESULTS.partial.md';
const SCALE = [100, 1000, 10_000];
const QUICK_SCALE = [100];
const NAVIGATIONS = 5;

async function bench(options: Options, workshop: string) {
  const { runs, pages, isQuick } = options;
  const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error('The site could not be built, so nothing was measured.');

  console.log('Copying, compressing and serving the sites …');
  const sites = await serveSites(workshop, options.sites, (all) => chosenPages(all, pages, isQuick));
  const [ours] = sites;
  const withoutRules = await serveWithoutRules(workshop);
  const referencePair = await serveReferencePair(workshop);
  if (!ours) throw new Error('There is no site to measure.');
  const navigations = isQuick ? 1 : NAVIGATIONS;
  const sizes = [0, ...(options.hasScale ? (isQuick ? QUICK_SCALE : SCALE) : [])];
  const step = createProgress(
    sites.reduce((sum, { paths }) => sum + paths.length, 0) +
      lighthouseRuns(sites, runs) +
      3 * navigations +
      sizes.length,
  );

  const measurements = {
    sites: sites.map(({ name }) => name),
    bytes: await measureBytes(sites, step),
    marks: await measureMarks(sites, runs, step),
    navigation: await measureNavigation(ours, withoutRules, referencePair, navigations, step),
    builds: await measureBuilds(workshop, sizes, step),
  };
  for (const site of [...sites, withoutRules, referencePair]) site.close();
  return measurements;
}

const started = performance.now();
const workshop = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
try {
  const options = readOptions(process.argv.slice(2));
  const measurements = await bench(options, workshop);
  const file = isComplete(options) ? COMPLETE : PARTIAL;
  const extent = `Medians of ${options.runs} ${options.runs === 1 ? 'run' : 'runs'}, all sites in turns; ${elapsed(started)} altogether`;
  writeFileSync(file, resultsPage(measurements, [...describeMachine(new Date()), extent]));
  console.log(`\n${goalTable(measurements)}\n`);
  const missed = goalsOf(measurements).filter(({ isMet }) => isMet === false).length;
  const outcome = missed === 0 ? 'Every goal that was measured is met' : `${missed} goals are not met`;
  console.log(`${outcome}. Written to ${file} in ${elapsed(started)}.`);
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

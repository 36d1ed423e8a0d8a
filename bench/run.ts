// Measures the site as it stands here, beside a page written by hand, and writes bench/RESULTS.md.
//
//   node bench/run.ts                   everything
//   node bench/run.ts --pages /,/about  these pages, shown and not written
//   node bench/run.ts --mark-older      measures nothing: says in the results that they are of an older state
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { copySite, ROOT } from '../build/site-copy.ts';
import { sitePaths } from '../build/site-paths.ts';
import { buildExample } from '../tests/support/example-site.ts';
import { build, type Outcome } from '../tests/support/run.ts';
import { type Browser, startBrowser } from './browser.ts';
import { heaviestPages } from './heaviest-pages.ts';
import { type Measurements, markedOlder, type PageMeasurements, resultsPage } from './results.ts';
import { measureRates, startEmbedded } from './servers.ts';
import { clickToPaint, loadSlowly, scriptsOfForm } from './slow-phone.ts';

const RESULTS = join(import.meta.dirname, 'RESULTS.md');
const CONTACT = '/contact';
const RULES = 'speculation-rules.json';
/** How often pages are loaded again and links are followed, in turns with the reference page. */
const TURNS = 3;

const started = performance.now();
const workshop = mkdtempSync(join(tmpdir(), 'bench-'));
const ends: (() => unknown)[] = [() => rmSync(workshop, { recursive: true, force: true, maxRetries: 9 })];

function step(what: string) {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${String(seconds).padStart(3)} s  ${what}`);
}

/** Measures everything, or only the pages that are wanted. */
async function bench(wanted: string[] | undefined): Promise<Measurements> {
  const [busy = 0] = loadavg();
  const site = join(workshop, 'site');
  const dist = join(site, 'dist');
  copySite(site);
  step('building without caches');
  const cold = await timed(build(site));
  const paths = sitePaths(dist);
  const unknown = wanted?.find((path) => !paths.includes(path));
  if (unknown) throw new Error(`--pages: there is no page at "${unknown}". Give addresses with commas: /,/about`);
  const base = await serve(dist);
  const reference = targetOf('reference', await serve(referenceSite(dist)));
  const browser = await startBrowser(join(workshop, 'profile'));
  ends.push(browser.stop);

  const pages = (wanted ?? paths).map((path) => targetOf(path, base + path));
  for (const [index, page] of pages.entries()) {
    step(`page ${index + 1} of ${pages.length}: ${page.page}`);
    page.loads.push(await loadSlowly(browser, page.address, true));
  }
  const again = wanted ? pages : heaviestPages(pages, ['/', CONTACT]);
  const measurements = { facts: factsOf(browser, busy), reference, pages };
  if (wanted) {
    await loadInTurns(browser, [reference, ...again]);
    return measurements;
  }

  step('building after it, and the example, whose forms are connected');
  const warm = await timed(build(site));
  const example = await buildExample();
  ends.push(example.remove);
  await timed(example.outcome);
  const contact = targetOf('connected', (await serve(join(example.folder, 'dist'))) + CONTACT);
  await loadInTurns(browser, [reference, contact, ...again]);

  const clicks: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  for (let turn = 1; turn <= TURNS; turn++) {
    step(`from click to paint, turn ${turn} of ${TURNS}`);
    clicks.ours.push(await clickToPaint(browser, base));
    clicks.reference.push(await clickToPaint(browser, reference.address));
  }
  step('the scripts of the connected form');
  const form = { contact, ...(await scriptsOfForm(browser, contact.address)) };
  step('the embedded server beside nginx');
  const rates = await measureRates(dist, workshop);
  if (!rates) step('left out, because nginx with Brotli and wrk are not here');
  return { ...measurements, clicks, form, rates, builds: { cold, warm } };
}

/** A machine that slows down for a while slows down all of them. */
async function loadInTurns(browser: Browser, targets: PageMeasurements[]) {
  for (let turn = 1; turn <= TURNS; turn++) {
    step(`${targets.length} pages again, turn ${turn} of ${TURNS}`);
    for (const { address, loads } of targets) loads.push(await loadSlowly(browser, address));
  }
}

function targetOf(page: string, address: string): PageMeasurements {
  return { page, address, loads: [] };
}

/** The reference page, a copy of it at the address that its header leads to, and our speculation rules. */
function referenceSite(dist: string): string {
  const folder = join(workshop, 'reference');
  mkdirSync(folder);
  copyFileSync(join(dist, RULES), join(folder, RULES));
  const page = readFileSync(join(import.meta.dirname, 'reference/index.html'));
  for (const name of ['index', '404', 'about']) {
    writeFileSync(join(folder, `${name}.html`), page);
    writeFileSync(join(folder, `${name}.html.br`), brotliCompressSync(page));
  }
  return folder;
}

async function serve(folder: string): Promise<string> {
  const { base, stop } = await startEmbedded(folder);
  ends.push(stop);
  return base;
}

/** How many seconds a build took. */
async function timed(outcome: Outcome | Promise<Outcome>): Promise<number> {
  const begun = performance.now();
  const { passed, output } = await outcome;
  if (!passed) throw new Error(`A build failed, so nothing was measured:\n${output}`);
  return (performance.now() - begun) / 1000;
}

/** Where, when and with what is measured. */
function factsOf({ version }: Browser, busy: number): string[] {
  const commit = spawnSync('git', ['describe', '--always', '--dirty= with changes'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout.trim();
  const load = `busy with ${busy.toFixed(1)} other processes when it began`;
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${busy > 0.5 ? `**${load}, so the times mean nothing**` : load}`,
    `Node ${process.versions.node}, ${version}`,
  ];
}

async function main() {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, 'mark-older': { type: 'boolean' } } });
  if (values['mark-older']) {
    writeFileSync(RESULTS, markedOlder(readFileSync(RESULTS, 'utf8')));
    return step(`${RESULTS} says now that it is of an older state.`);
  }
  const text = resultsPage(await bench(values.pages?.split(',')));
  if (values.pages) console.log(`\n${text}`);
  else writeFileSync(RESULTS, text);
  const over = text.match(/\| \*\*/g)?.length ?? 0;
  step(
    `${over} figures are over their limits. ${values.pages ? 'Nothing was' : `All of them were`} written to ${RESULTS}.`,
  );
}

process.on('SIGINT', () => process.exit(130));
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const end of ends.toReversed()) await end();
  process.exit();
}

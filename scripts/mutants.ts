// Breaks the site in one place at a time and shows that some test notices: a mutant that survives is a missing test.
//   node scripts/mutants.ts [part of a name …]
//   node scripts/mutants.ts --sample 5 --seed some-text
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../build/site-copy.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { failedTests } from '../tests/support/failed-test.ts';
import { broken, type Mutant, readMutants, sampleOf } from '../tests/support/mutants.ts';
import { build, type Outcome, run } from '../tests/support/run.ts';

/** As many as a small machine has cores. */
const LANES = ['one', 'two'];
/** Says something about every page and takes longest, so it is left out. */
const SLOW_TESTS = 'site/accessibility.spec.ts';
/** What only the server uses: a mutant of it needs no new build. */
const SERVER = /^hosting\/|^scripts\/serve\.ts$/;

interface Trial {
  mutant: Mutant;
  result: 'noticed' | 'survived' | 'stale' | 'failed';
  /** Who noticed it, or what went wrong. */
  by: string;
}

const workshop = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
process.env.CHROMIUM_PATH = ensureChromium();

const started = performance.now();
const original = join(workshop, 'built');
const files = globSync('{site,specification}/*.spec.ts', { cwd: 'tests' }).map((file) => file.replaceAll('\\', '/'));
const others = files.filter((file) => file !== SLOW_TESTS);

/** The title of the first test that fails on a built site, or undefined if all pass. */
async function firstFailure(folder: string, site: string, specs: string[], options: string[] = []) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const paths = specs.map((file) => `tests/${file}`);
  const command = ['scripts/browser-tests.ts', '--max-failures=1', '--workers=1', '--reporter=json', ...options];
  const variables = { SITE_FOLDER: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { passed, output } = await run(folder, [process.execPath, ...command, ...paths], variables);
  if (passed) return undefined;
  const [failure] = failedTests(report);
  if (!failure) throw new Error(`the tests could not run: ${linesOf(output)}`);
  return failure.title;
}

/** The first words of what a command said. */
function linesOf(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(' ');
}

/** Who notices a mutant in this copy of the site: the build, the title of a test, or nobody. */
async function whoNotices(mutant: Mutant, folder: string): Promise<string | undefined> {
  let site = original;
  if (!SERVER.test(mutant.file)) {
    const { passed, errors }: Outcome = await build(folder);
    if (!passed) return `refused by the build: ${linesOf(errors)}`;
    site = 'dist';
  }
  const first = await firstFailure(folder, site, [mutant.tests], ['--project=scripts on']);
  return first ?? (await firstFailure(folder, site, others));
}

async function tryOut(mutant: Mutant, folder: string): Promise<Trial> {
  const file = join(folder, mutant.file);
  let text: string;
  try {
    text = broken(mutant, folder);
  } catch (error) {
    return { mutant, result: 'stale', by: String(error) };
  }
  const before = readFileSync(file);
  try {
    writeFileSync(file, text);
    const by = await whoNotices(mutant, folder);
    return by ? { mutant, result: 'noticed', by } : { mutant, result: 'survived', by: 'nobody notices' };
  } catch (error) {
    return { mutant, result: 'failed', by: String(error) };
  } finally {
    writeFileSync(file, before);
  }
}

/** Builds and tests the site as it is, and leaves a copy for each lane. */
async function prepare(folders: string[], mutants: Mutant[], isSample: boolean): Promise<string | undefined> {
  for (const folder of folders) copySite(folder);
  const [first = ''] = folders;
  const built = await Promise.all(folders.map(build));
  const refusal = built.find(({ passed }) => !passed);
  if (refusal) return `cannot be built: ${linesOf(refusal.errors)}`;
  cpSync(realpathSync(join(first, 'dist')), original, { recursive: true });
  const specs = isSample ? [...new Set(mutants.map(({ tests }) => tests))] : others;
  const halves = folders.map((_, lane) => specs.filter((_, index) => index % folders.length === lane));
  const failures = await Promise.all(
    folders.map((folder, lane) => (halves[lane]?.length ? firstFailure(folder, original, halves[lane]) : undefined)),
  );
  const failure = failures.find((title) => title !== undefined);
  return failure && `fails already: ${failure}`;
}

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '' } },
  allowPositionals: true,
});
const isNamed = ({ name }: Mutant) => positionals.length === 0 || positionals.some((part) => name.includes(part));
const named = readMutants().filter(isNamed);
const mutants = values.sample === undefined ? named : sampleOf(named, Number(values.sample), values.seed);
const folders = LANES.map((name) => join(workshop, name));

console.log(`Testing the site as it is, before ${mutants.length} mutants …`);
const reason = await prepare(folders, mutants, values.sample !== undefined || positionals.length > 0);
if (reason) {
  console.error(`No mutant was tried, because the site as it is ${reason}`);
  process.exit(1);
}

const trials: Trial[] = [];
const queue = mutants.values();
await Promise.all(
  folders.map(async (folder) => {
    for (const mutant of queue) {
      const trial = await tryOut(mutant, folder);
      trials.push(trial);
      const sign = trial.result === 'noticed' ? '✓' : '✗';
      console.log(`[${trials.length}/${mutants.length}] ${sign} ${mutant.name}: ${trial.by}`);
    }
  }),
);

const of = (result: Trial['result']) => trials.filter((trial) => trial.result === result);
for (const { mutant } of of('survived')) console.error(`Survived: ${mutant.name}`);
for (const { mutant, by } of of('stale')) console.error(`Stale, adapt tests/mutants.yaml: ${mutant.name}: ${by}`);
for (const { mutant, by } of of('failed')) console.error(`Could not be tried: ${mutant.name}: ${by}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const counts = `${of('survived').length} survived, ${of('stale').length} stale, ${of('failed').length} not tried`;
console.log(`${of('noticed').length} of ${mutants.length} mutants were noticed in ${minutes} minutes; ${counts}.`);
process.exitCode = of('noticed').length === mutants.length ? 0 : 1;

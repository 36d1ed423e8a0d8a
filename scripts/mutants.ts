// Breaks the site in one place at a time and shows that some test notices: a mutant that survives is a missing test.
//   node scripts/mutants.ts [part of a name …]
//   node scripts/mutants.ts --sample 5 --seed some-text
// A sample without a seed is another one for each commit.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from '../build/command-options.ts';
import { copySite } from '../build/site-copy.ts';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { failedTests, failedUnitTests } from '../tests/support/failed-test.ts';
import {
  broken,
  isOfContract,
  kindOf,
  type Mutant,
  readMutants,
  sampleOf,
  type TestKind,
  testFile,
} from '../tests/support/mutants.ts';
import { build, type Outcome, run } from '../tests/support/run.ts';

/** As many as a small machine has cores. */
const LANES = ['one', 'two'];
/** Says something about every page and takes longest, so it is asked only where it is named. */
const SLOW_TESTS = 'tests/site/accessibility.spec.ts';
/** What only the server uses: a mutant of it needs no new build. */
const SERVER = /^hosting\/(?!policy\.ts)|^scripts\/serve\.ts$/;

interface Trial {
  mutant: Mutant;
  result: 'noticed' | 'survived' | 'stale' | 'failed';
  /** Who noticed it, or what went wrong. */
  by: string;
}

const { values, positionals } = commandOptions(
  'node scripts/mutants.ts [--sample 5 [--seed some-text]] [part of a name …]',
  {
    options: { sample: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  },
);
const isNamed = ({ name }: Mutant) => positionals.length === 0 || positionals.some((part) => name.includes(part));
/** Who has deleted the contract has other words, too. */
const hasContract = existsSync('tests/specification');
const named = readMutants().filter((mutant) => isNamed(mutant) && (hasContract || !isOfContract(mutant)));
/** The commit, which is another one each time. */
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const mutants = values.sample === undefined ? named : sampleOf(named, Number(values.sample), values.seed ?? commit());
if (mutants.length === 0) {
  console.error(
    'No mutant is meant: the words after the command are parts of names in tests/mutants.yaml, --sample a number.',
  );
  process.exit(2);
}

const workshop = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
// Before anything runs side by side, which could not install them at once.
ensureBrowsers();

const started = performance.now();
const original = join(workshop, 'built');
const specs = globSync('tests/{site,specification}/*.spec.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== SLOW_TESTS);

/** How the tests of each kind are run on one core; they stop at the first that fails. */
const COMMANDS: Record<TestKind, (report: string) => string[]> = {
  unit: (report) => vitest('unit', report),
  thorough: (report) => vitest('thorough', report),
  site: (report) => vitest('site', report),
  browser: () => [
    process.execPath,
    'scripts/browser-tests.ts',
    '--max-failures=1',
    '--workers=1',
    '--reporter=json',
    '--project=scripts on',
  ],
};

function vitest(project: string, report: string): string[] {
  return [
    'vitest',
    'run',
    `--project=${project}`,
    '--bail=1',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
}

/** The title of the first test of a kind that fails on a built site, or undefined if all pass. */
async function firstFailure(kind: TestKind, folder: string, site: string, files: string[] = []) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const variables = { SITE_FOLDER: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { passed, output } = await run(folder, [...COMMANDS[kind](report), ...files], variables);
  if (passed) return undefined;
  const [failure] = kind === 'browser' ? failedTests(report) : failedUnitTests(report);
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
  const kind = kindOf(mutant);
  const file = testFile(mutant);
  if (kind === 'unit' || kind === 'thorough') {
    const title = await firstFailure(kind, folder, original, [file]);
    if (title) return title;
  }
  let site = original;
  if (!SERVER.test(mutant.file)) {
    const { passed, errors }: Outcome = await build(folder);
    if (!passed) return `refused by the build: ${linesOf(errors)}`;
    site = 'dist';
  }
  const named = kind === 'unit' || kind === 'thorough' ? undefined : await firstFailure(kind, folder, site, [file]);
  // The cheap ones come first.
  return (
    named ??
    (await firstFailure('site', folder, site)) ??
    (await firstFailure('unit', folder, site)) ??
    (await firstFailure('browser', folder, site, specs))
  );
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
  const filesOf = (kind: TestKind) => [...new Set(mutants.filter((mutant) => kindOf(mutant) === kind).map(testFile))];
  const [units, sites] = isSample ? [filesOf('unit'), filesOf('site')] : [['.test.ts'], ['.test.ts']];
  const browser = [...new Set([...(isSample ? [] : specs), ...filesOf('browser')])];
  const failures = await Promise.all(
    folders.map(async (folder, lane) => {
      const asked: [TestKind, string[]][] =
        lane === 0
          ? [
              ['unit', units],
              ['thorough', filesOf('thorough')],
            ]
          : [['site', sites]];
      asked.push(['browser', browser.filter((_file, index) => index % folders.length === lane)]);
      for (const [kind, files] of asked) {
        const failure = files.length > 0 ? await firstFailure(kind, folder, original, files) : undefined;
        if (failure) return failure;
      }
      return undefined;
    }),
  );
  const failure = failures.find((title) => title !== undefined);
  return failure && `fails already: ${failure}`;
}

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

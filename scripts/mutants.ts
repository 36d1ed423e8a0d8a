// Breaks the site in one place at a time and shows that some test notices: a mutant that survives is a missing test.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { copySite, ROOT } from '../build/site-copy.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { failedTest } from '../tests/support/failed-test.ts';

const LIST = 'tests/mutants.yaml';
/** Says something about every page and takes longest, so it is left out. */
const SLOW_TESTS = 'site/accessibility.spec.ts';

const mutant = z.strictObject({
  name: z.string(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
  /** The file in `tests/` that should notice; it is asked first, and all others only if it does not. */
  tests: z.string().default(''),
  /** Content that its schema refuses, so that the build stops. */
  refused: z.literal(true).optional(),
});
type Mutant = z.infer<typeof mutant>;

const workshop = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Where `find` stands in a file of the site. */
function textAround({ name, file, find }: Mutant, folder: string): [string, string] {
  const parts = readFileSync(join(folder, file), 'utf8').split(find);
  const [before, after] = parts;
  if (before === undefined || after === undefined || parts.length > 2) {
    fail(`${LIST}: "${name}" looks for this in ${file}, found ${parts.length - 1} times, expected once:\n${find}`);
  }
  return [before, after];
}

const environment = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  SITE_FOLDER: 'dist',
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

function run(folder: string, command: string, options: string[], report = '') {
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return spawnSync(command, options, { cwd: folder, env, encoding: 'utf8' });
}

function build(folder: string): boolean {
  return run(folder, process.execPath, ['scripts/build.ts']).status === 0;
}

/** The title of the first test that fails, or undefined if all pass. */
function firstFailure(folder: string, files: string[]): string | undefined {
  const report = join(folder, 'report.json');
  const options = ['--max-failures=1', '--reporter=json', ...files.map((file) => `tests/${file}`)];
  const { status, stderr } = run(folder, process.execPath, ['scripts/browser-tests.ts', ...options], report);
  return status === 0 ? undefined : (failedTest(report) ?? fail(`The tests could not run:\n${stderr}`));
}

/** Who notices a mutant: the build, the title of a test, or nobody. */
function whoNotices(change: Mutant, original: string, files: string[]): string | undefined {
  const folder = join(workshop, 'mutant');
  cpSync(original, folder, { recursive: true });
  try {
    writeFileSync(join(folder, change.file), textAround(change, folder).join(change.replace));
    if (!build(folder)) return change.refused ? 'refused by the build' : fail(`"${change.name}" cannot be built.`);
    const first = files.filter((file) => file === change.tests);
    const others = files.filter((file) => file !== change.tests);
    return (first.length > 0 && firstFailure(folder, first)) || firstFailure(folder, others);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const original = join(workshop, 'original');
copySite(original);
const wanted = process.argv.slice(2);
const mutants = z
  .array(mutant)
  .parse(parse(readFileSync(join(original, LIST), 'utf8')))
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
for (const change of mutants) textAround(change, original);
const files = globSync('**/*.spec.ts', { cwd: join(original, 'tests') }).filter((file) => file !== SLOW_TESTS);

console.log('Testing the site as it is …');
if (!build(original)) fail('The site as it is cannot be built.');
const broken = firstFailure(original, files);
if (broken) fail(`The site as it is fails already: ${broken}`);
rmSync(join(original, 'node_modules'), { recursive: true });

const survivors: string[] = [];
for (const [index, change] of mutants.entries()) {
  const noticed = whoNotices(change, original, files);
  if (!noticed) survivors.push(change.name);
  console.log(`[${index + 1}/${mutants.length}] ${noticed ? '✓' : '✗'} ${change.name}: ${noticed ?? 'nobody notices'}`);
}
for (const survivor of survivors) console.error(`Survived: ${survivor}`);
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants were noticed.`);
process.exitCode = survivors.length > 0 ? 1 : 0;

// Makes another company's site of a copy. The contract's tests have to fail and to say why; when its folder has been deleted,
// everything has to be green. Then the same, as far as counts matter, for a company that has about half of everything.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../build/site-copy.ts';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { failedUnitTests } from '../tests/support/failed-test.ts';
import { halfCompany } from '../tests/support/half-company.ts';
import { ADDED, otherCompany } from '../tests/support/other-company.ts';
import { build, type Outcome, run } from '../tests/support/run.ts';

const CONTRACT = 'tests/specification';
/** Pages whose sections or counts are others at the company that has half. */
const HALVED = [
  '/',
  '/about',
  '/contact',
  '/insights/solutions',
  '/insights/success-stories',
  '/industries/retail',
  '/services/cloud-devops',
];
/** The lines that are made of pieces, and what else depends on how many there are of something. */
const PIECES = 'line|rooms|packages|columns|footer|menu|wide|axe finds nothing on /|everything on /services';

const workshop = mkdtempSync(join(tmpdir(), 'content-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
// Before anything runs side by side, which could not install them at once.
ensureBrowsers();
const [site, half] = [join(workshop, 'site'), join(workshop, 'half')];
const problems: string[] = [];

/** Shows how a step ended and notes it if it should have passed. */
async function step(name: string, command: Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await command;
  if (!outcome.passed) {
    console.log(outcome.output);
    problems.push(`${name} failed`);
  }
  console.log(`${outcome.passed ? '✓' : '✗'} ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return outcome;
}

/** The contract's tests, which must fail and must say what they stand for. */
async function expectContractToFail() {
  const report = join(workshop, 'report.json');
  await run(site, ['vitest', 'run', '--project=site', CONTRACT, '--reporter=json', `--outputFile=${report}`]);
  const failures = failedUnitTests(report);
  const said = failures.map(({ title, messages }) => `${title}\n${messages.join('\n')}`).join('\n');
  for (const words of [
    'the menu Industries',
    'the menu Services',
    `change MENUS in ${CONTRACT}/contract.ts`,
    'industries/insurance.yaml is missing',
  ]) {
    if (!said.includes(words)) problems.push(`no test of the contract says "${words}"`);
  }
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${failures.length} of the contract's tests are red, as they should be`,
  );
}

/** Nothing that machines or visitors read still names a page that is gone. */
function lookForLostPages(moved: Record<string, string>) {
  const files = globSync('**/*.{html,md,txt,xml,json}', { cwd: join(half, 'dist') });
  const found = files.flatMap((file) => {
    const text = readFileSync(join(half, 'dist', file), 'utf8');
    const lost = Object.keys(moved).filter((path) => new RegExp(`${path}(?![\\w-])`).test(text));
    return lost.map((path) => `${file} still names ${path}`);
  });
  problems.push(...found);
  console.log(
    `${found.length === 0 ? '✓' : '✗'} ${files.length} files name none of ${Object.keys(moved).length} pages that are gone`,
  );
}

/** Status 1 says that something is left to do; anything else, that the check itself fell over. */
async function expectLaunchCheck() {
  const { output, errors } = await run(half, [process.execPath, 'scripts/launch-check.ts', '--json']);
  // On a slow machine it says on standard error what it is waiting for.
  const said = output.slice(0, output.length - errors.length);
  const isWhole = said.startsWith('{') && !/newsletter/.test(said) && JSON.parse(said).items.length > 0;
  if (!isWhole) problems.push(`the launch check of half a company says: ${errors || output}`);
  console.log(`${isWhole ? '✓' : '✗'} launch check, without a word of the newsletter that there is not`);
}

/** A copy says what its model says; who writes a page gives it headings and sentences of its own. */
const siteTests = (folder: string) => run(folder, ['vitest', 'run', '--project=site', '-t', '^(?!.*are its own)']);

/** Whether scripts run makes no difference to what content breaks, and a site that is built for a test is the sample. */
function browserTests(folder: string, pages: string[], ...options: string[]) {
  const command = ['scripts/browser-tests.ts', '--project=scripts on', '--grep-invert=@thorough|with a picture'];
  return run(folder, [process.execPath, ...command, ...options, '--reporter=line'], { ONLY_PAGES: pages.join() });
}

/** @returns whether there is a site of the company that has half */
async function testHalf(): Promise<boolean> {
  const { files, moved } = halfCompany();
  copySite(half, { files });
  rmSync(join(half, CONTRACT), { recursive: true });
  if (!(await step('half of everything: build', build(half))).passed) return false;
  lookForLostPages(moved);
  await expectLaunchCheck();
  await step('half of everything: site tests', siteTests(half));
  return true;
}

copySite(site, { files: await otherCompany() });
if ((await step('another company: build', build(site))).passed) {
  await expectContractToFail();
  rmSync(join(site, CONTRACT), { recursive: true });
  const read = async () => {
    await step('another company: unit tests', run(site, ['vitest', 'run', '--project=unit']));
    await step('another company: site tests', siteTests(site));
    return testHalf();
  };
  const reading = read();
  await step('another company: browser tests', browserTests(site, ['/', '/about', '/contact', ...ADDED]));
  if (await reading) await step('half of everything: browser tests', browserTests(half, HALVED, `--grep=${PIECES}`));
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Another company breaks nothing but the contract.' : 'Another company breaks tests.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

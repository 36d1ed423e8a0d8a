import { spawnSync } from 'node:child_process';
import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { compressFolder } from '../build/compress.ts';
import { checkContent } from '../build/content-check/check.ts';
import { counted, describeProblems, describeWarnings } from '../build/content-check/report/problem.ts';
import { writeHostingFiles } from '../build/hosting-files.ts';
import { addPolicies } from '../build/policies.ts';
import { leanStyles } from '../build/styles/lean-styles.ts';
import { removeUnusedScripts } from '../build/unused-scripts.ts';

const TARGET = 'dist';
/** Built beside the target and put in its place when complete, so that a failed build leaves the old site as it was. */
const NEXT = '.dist-next';
const OLD = '.dist-old';

function fail(message: string): never {
  rmSync(NEXT, { recursive: true, force: true });
  console.error(message);
  process.exit(1);
}

const started = performance.now();
console.log('Checking the content …');
const { problems, samples, warnings } = checkContent();
if (problems.length > 0) fail(describeProblems(problems, 'nothing was built'));
if (warnings.length > 0) console.warn(describeWarnings(warnings));

console.log('Building the pages …');
rmSync(NEXT, { recursive: true, force: true });
const { status } = spawnSync(`astro build --outDir ${NEXT}`, { stdio: 'inherit', shell: true });
if (status !== 0)
  fail(`The build failed; ${existsSync(TARGET) ? `${TARGET}/ is as it was before` : 'nothing was written'}.`);

console.log('Trimming styles and compressing …');
removeUnusedScripts(NEXT);
leanStyles(NEXT);
addPolicies(NEXT);
for (const line of writeHostingFiles(NEXT)) console.log(line);
await compressFolder(NEXT);

rmSync(OLD, { recursive: true, force: true });
if (existsSync(TARGET)) renameSync(TARGET, OLD);
renameSync(NEXT, TARGET);
rmSync(OLD, { recursive: true, force: true });

const pages = globSync('**/*.html', { cwd: TARGET }).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const reminder =
  samples.length > 0
    ? ` ${counted(samples.length, 'sample entry is', 'sample entries are')} to be replaced before the site goes live.`
    : '';
console.log(`Built ${pages} pages into ${TARGET}/ in ${seconds} s.${reminder}`);

// Looks for problems without building, all or some: npm run check [content] [types] [lint] [spelling]
import { spawnSync } from 'node:child_process';
import { checkSite } from '../build/content-check/check.ts';
import { suggestion } from '../build/content-check/report/nearest-word.ts';
import { describeProblems, describeWarnings, listed } from '../build/content-check/report/problem.ts';
import { contentFiles } from '../build/content-files.ts';
import { CHECKED_ELSEWHERE } from '../build/content-loader.ts';

/** Each says itself what is wrong, and returns whether nothing is. */
const CHECKS: Record<string, () => boolean | Promise<boolean>> = {
  content: isContentRight,
  types: () => succeeds('astro', 'check'),
  lint: () => succeeds('biome', 'check'),
  spelling: isSpeltRight,
};

async function isContentRight(): Promise<boolean> {
  const { problems, warnings } = await checkSite();
  if (warnings.length > 0) console.warn(describeWarnings(warnings));
  if (problems.length > 0) {
    console.error(describeProblems(problems, 'the site cannot be built'));
    return false;
  }
  console.log(`Content is right: ${contentFiles().length} files.`);
  return true;
}

function isSpeltRight(): boolean {
  const isRight = succeeds('cspell', 'lint', '--no-progress', '--no-summary');
  if (!isRight) console.error('A name or a term that is right goes into the list "words" in cspell.json.');
  return isRight;
}

function succeeds(program: string, ...options: string[]): boolean {
  const { status } = spawnSync(program, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [CHECKED_ELSEWHERE]: 'true' },
  });
  return status === 0;
}

const names = Object.keys(CHECKS);
const words = process.argv.slice(2);
const unknown = words.find((word) => !names.includes(word));
if (unknown !== undefined) {
  console.error(`There is no check called "${unknown}"${suggestion(unknown, names)}`);
  console.error(`npm run check takes ${listed(names)}; without a name, it runs all.`);
  process.exit(2);
}
const failed: string[] = [];
for (const name of names) {
  if ((words.length === 0 || words.includes(name)) && !(await CHECKS[name]?.())) failed.push(name);
}
if (failed.length > 0) console.error(`Not right: ${listed(failed)}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

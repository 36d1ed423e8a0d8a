// Tests the site: everything that takes little time, the parts that are named, or all.
//   node scripts/test.ts
//   node scripts/test.ts browser --grep drawer
//   node scripts/test.ts --all
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../build/site-copy.ts';
import { ensureBrowsers } from '../tests/support/chromium.ts';
import { type Counts, countsIn } from '../tests/support/test-counts.ts';

interface Part {
  name: string;
  /** Without what takes longest. */
  command: string[];
  /** The whole of it, where that is more. */
  whole?: string[];
  /** Reads the built site. */
  needsBuild?: boolean;
  /** Is left to `--all`, or to whoever names it. */
  isLong?: boolean;
}

const NODE = process.execPath;
/** As many as a small machine has cores: with a third, each part took so much longer that nothing was gained. */
const LANES = 2;
const SITE = 'dist';

/** In the order in which they begin: what takes longest comes early. */
const PARTS: Part[] = [
  { name: 'build', command: [NODE, 'scripts/build.ts'] },
  { name: 'types', command: ['astro', 'check'] },
  {
    name: 'browser',
    command: [
      NODE,
      'scripts/browser-tests.ts',
      '--project=scripts on',
      '--project=without scripts',
      '--grep-invert=@thorough',
    ],
    whole: [NODE, 'scripts/browser-tests.ts'],
    needsBuild: true,
  },
  { name: 'faults', command: [NODE, 'scripts/fault-tests.ts'], isLong: true },
  { name: 'connected', command: [NODE, 'scripts/connected-tests.ts'], isLong: true },
  { name: 'unit', command: ['vitest', 'run', '--project=unit', '--project=mutants'] },
  { name: 'site', command: ['vitest', 'run', '--project=site'], needsBuild: true },
  { name: 'lint', command: ['biome', 'check'] },
  { name: 'spelling', command: [NODE, 'scripts/check.ts', 'spelling'] },
  { name: 'thorough', command: ['vitest', 'run', '--project=thorough'], needsBuild: true, isLong: true },
  { name: 'content', command: [NODE, 'scripts/content-test.ts'], isLong: true },
  { name: 'hosts', command: [NODE, 'scripts/host-tests.ts', '--all'], needsBuild: true, isLong: true },
  { name: 'rules', command: ['vitest', 'run', '-c', 'tests/rules/vitest.config.ts'], needsBuild: true, isLong: true },
  { name: 'engines', command: [NODE, 'scripts/engine-tests.ts', '--all'], needsBuild: true, isLong: true },
  { name: 'example', command: ['vitest', 'run', '-c', 'tests/example/vitest.config.ts'], isLong: true },
  { name: 'enquiries', command: ['vitest', 'run', '-c', 'tests/enquiries/vitest.config.ts'], isLong: true },
  { name: 'mutants', command: [NODE, 'scripts/mutants.ts', '--sample', '2'], isLong: true },
];

type Result = Counts & { name: string; isPassed: boolean };

const started = performance.now();
const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a part, and shows what it prints at once or, where others run beside it, when it is done. */
function run(name: string, [program = '', ...options]: string[], isShownAtOnce: boolean): Promise<Result> {
  const begun = performance.now();
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  console.log(`… ${name}`);
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH },
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output.push(part);
        if (isShownAtOnce) process.stdout.write(part);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      const isPassed = code === 0;
      if (!isPassed && !isShownAtOnce) console.log(text);
      const counts = countsIn(text, isPassed);
      console.log(`${isPassed ? '✓' : '✗'} ${name}, ${secondsSince(begun)}`);
      resolve({ name, isPassed, ...counts });
    });
  });
}

/** Runs parts in lanes; what needs a build waits for it and is left out if it fails. */
async function runAll(parts: Part[], commandOf: (part: Part) => string[]): Promise<{ done: Result[]; left: string[] }> {
  const waiting = [...parts];
  const done: Result[] = [];
  let building: Promise<Result> | undefined;
  let isBuilt = parts.every(({ name }) => name !== 'build');

  const lane = async () => {
    for (;;) {
      const index = waiting.findIndex(({ needsBuild }) => !needsBuild || isBuilt);
      const [part] = index < 0 ? [] : waiting.splice(index, 1);
      if (!part) {
        if (waiting.length === 0 || !building || !(await building).isPassed) return;
        continue;
      }
      const running = run(part.name, commandOf(part), parts.length === 1);
      if (part.name === 'build') building = running;
      const result = await running;
      if (part.name === 'build') isBuilt = result.isPassed;
      done.push(result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { done, left: waiting.map(({ name }) => name) };
}

const names = PARTS.map(({ name }) => name);
const given = process.argv.slice(2);
const isAll = given[0] === '--all';
const firstOption = given.findIndex((word) => !names.includes(word));
const named = isAll ? [] : given.slice(0, firstOption < 0 ? given.length : firstOption);
const options = given.slice(isAll ? 1 : named.length);

if (options.length > 0 && named.length !== 1) {
  console.error(`There is no part called ${options[0]}; there are ${names.join(', ')}, and --all for all of them.`);
  console.error('What follows the name of one part is passed on to it: npm test browser -- --grep drawer');
  process.exit(2);
}

const chosen = PARTS.filter(({ name, isLong }) => (named.length > 0 ? named.includes(name) : isAll || !isLong));
const isBuildMissing = chosen.some(({ needsBuild }) => needsBuild) && !chosen.some(({ name }) => name === 'build');
const parts = isBuildMissing && !existsSync(SITE) ? [...PARTS.slice(0, 1), ...chosen] : chosen;
if (isBuildMissing && parts === chosen) {
  console.log(`Testing ${SITE}/ as it was built at ${statSync(SITE).mtime.toLocaleTimeString('en-GB')}.`);
}
// Whoever says which tests of a part may mean those that take long, too.
const isWhole = isAll || options.length > 0;
const commandOf = ({ command, whole = command, name }: Part) =>
  named.includes(name) ? [...(isWhole ? whole : command), ...options] : isWhole ? whole : command;

// Before anything runs side by side, which could not install them at once.
ensureBrowsers();
const { done, left } = await runAll(parts, commandOf);
const failed = done.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
const sum = (count: (result: Result) => number) => done.reduce((total, result) => total + count(result), 0);
if (left.length > 0) console.error(`Not tested, because the site could not be built: ${left.join(', ')}.`);
console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
if (failed.length > 0) console.error(`Failed after ${secondsSince(started)}: ${failed.join(', ')}.`);
else console.log(`All tests passed in ${secondsSince(started)}.`);
// Not exit(), which would cut off what a pipe has not taken yet.
process.exitCode = failed.length > 0 || left.length > 0 ? 1 : 0;

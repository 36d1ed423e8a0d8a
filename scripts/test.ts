import { spawn } from 'node:child_process';
import { ensureChromium } from '../tests/support/chromium.ts';

interface Step {
  name: string;
  command: string;
}

/**
 * Two lanes, one for each core that a small machine has; the steps of a lane run one after the other. What takes long is
 * named or tagged `thorough`, and left to `npm run test:thorough`.
 */
const LANES: Step[][] = [
  [
    { name: 'types', command: 'npm run --silent check' },
    { name: 'lint', command: 'npm run --silent lint' },
    { name: 'unit tests', command: 'npm run --silent test:unit -- --exclude **/*.thorough.test.ts' },
  ],
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'browser tests', command: 'npm run --silent test:browser -- --grep-invert @thorough' },
  ],
];

const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step, keeps what it prints, and shows that when it is done. */
function run({ name, command }: Step): Promise<boolean> {
  const begun = performance.now();
  console.log(`… ${name}`);
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('close', (code) => {
      const passed = code === 0;
      console.log(`${Buffer.concat(output).toString()}${passed ? '✓' : '✗'} ${name}, ${seconds(begun)}\n`);
      resolve(passed);
    });
  });
}

async function runLane(steps: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    if (await run(step)) continue;
    failed.push(step.name);
    if (step.name === 'build') break;
  }
  return failed;
}

console.log('Testing: types, lint and unit tests beside build and browser tests.');
process.env.CHROMIUM_PATH = ensureChromium();
const failed = (await Promise.all(LANES.map(runLane))).flat();
if (failed.length > 0) {
  console.error(`Failed after ${seconds(started)}: ${failed.join(', ')}.`);
  // Not exit(), which would cut off what a pipe has not taken yet.
  process.exitCode = 1;
} else {
  console.log(`All tests passed in ${seconds(started)}.`);
}

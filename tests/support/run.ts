import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../build/site-copy.ts';

/** How a command ended. */
export interface Outcome {
  passed: boolean;
  /** What it printed, errors last. */
  output: string;
  errors: string;
}

/** Runs a command of this repository's packages in a copy of the site, with these variables in its environment. */
export function run(folder: string, command: string[], variables: Record<string, string> = {}): Promise<Outcome> {
  const [program = '', ...options] = command;
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, ...variables };
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors]: Buffer[][] = [[], []];
    child.stdout.on('data', (part: Buffer) => output?.push(part));
    child.stderr.on('data', (part: Buffer) => errors?.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      const said = Buffer.concat(errors ?? []).toString();
      resolve({ passed: status === 0, output: Buffer.concat(output ?? []).toString() + said, errors: said });
    });
  });
}

/** Builds a copy of the site. */
export function build(folder: string): Promise<Outcome> {
  return run(folder, [process.execPath, 'scripts/build.ts']);
}

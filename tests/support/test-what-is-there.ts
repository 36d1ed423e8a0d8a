import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandOptions } from '../../build/command-options.ts';
import { ROOT } from '../../build/site-copy.ts';

/** Things of one kind that the site is tested with, each by a file of tests of its name. */
interface Kind {
  /** What one of them is called. */
  noun: string;
  /** Where their tests and the configuration of these stand. */
  folder: string;
  /** For each, what makes sure that it can be used here, or says why it cannot. */
  reasons: Record<string, () => string | undefined>;
}

/**
 * Runs the tests of those that the command names, or of all that can be had here, and says what was left out, and why. It is a
 * failure to leave out what was named or, with `--all` or where CI is true, anything.
 */
export function testWhatIsThere({ noun, folder, reasons: checks }: Kind): void {
  const { values, positionals } = commandOptions(`[--all] [name of a ${noun} …]`, {
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => checks[name] === undefined);
  if (unknown.length > 0) {
    console.error(`There is no ${noun} called ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`);
    process.exit(1);
  }

  const wanted = positionals.length > 0 ? positionals : Object.keys(checks);
  const reasons = new Map(wanted.map((name) => [name, checks[name]?.()]));
  const present = wanted.filter((name) => reasons.get(name) === undefined);
  const leftOut = wanted.filter((name) => !present.includes(name)).map((name) => `${name} (${reasons.get(name)})`);

  if (!existsSync(join(ROOT, 'dist/404.html'))) spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
  const status = present.length > 0 ? vitest(folder, present) : 0;

  const mayNotBeLeftOut = values.all === true || process.env.CI === 'true' || positionals.length > 0;
  console.log(
    leftOut.length > 0
      ? `Tested: ${present.join(', ') || 'none'}. Left out: ${leftOut.join('; ')}.`
      : `Tested: ${present.join(', ')}. No ${noun} was left out.`,
  );
  process.exitCode = status !== 0 || (leftOut.length > 0 && mayNotBeLeftOut) ? 1 : 0;
}

function vitest(folder: string, names: string[]): number | null {
  const tests = names.map((name) => `${folder}/${name}.test.ts`);
  const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);
  const { status } = spawnSync('vitest', ['run', '--config', `${folder}/vitest.config.ts`, ...tests], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  });
  return status;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { scratchFolder } from '../tests/support/scratch-folder.ts';

const WANTED = '1.0.0';

/** A repository with nothing but the starter, one package in the version given, and a script. */
function repository(script: string, installed: string | null = WANTED, engines = '>=22.12.0'): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'scripts'));
  copyFileSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
  writeFileSync(join(folder, 'scripts/script.ts'), script);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: engines } }));
  writeFileSync(join(folder, 'package-lock.json'), lockWith(WANTED));
  if (installed !== null) {
    mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), lockWith(installed));
  }
  return folder;
}

function lockWith(version: string): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/one': { version } } });
}

/** Starts the script with an `npm` that does what is given here. */
function start(folder: string, npm = 'exit 9', options: string[] = []): ChildProcess {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
  return spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'scripts/script.ts', ...options], { env });
}

async function outcomeOf({ stdout, stderr, ...child }: ChildProcess, ended: Promise<unknown[]>) {
  if (!stdout || !stderr) throw new Error(`${child.pid} has no output.`);
  const [said, complained, [code]] = await Promise.all([text(stdout), text(stderr), ended]);
  return { code, said, complained };
}

function run(folder: string, npm?: string, options?: string[]) {
  const child = start(folder, npm, options);
  return outcomeOf(child, once(child, 'exit'));
}

describe('the starter', () => {
  test('runs a script with its arguments and keeps how it ends', async () => {
    const folder = repository('console.log(process.argv.slice(2) satisfies string[]); process.exitCode = 3;');
    expect(await run(folder, undefined, ['content', '--a b'])).toEqual({
      code: 3,
      said: "[ 'content', '--a b' ]\n",
      complained: '',
    });
  });

  test('says as a shell does that a signal has ended the script', async () => {
    const folder = repository("process.kill(process.pid, 'SIGKILL');");
    expect(await run(folder)).toMatchObject({ code: 137 });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on to the script', async (signal) => {
    const folder = repository(
      `process.once('${signal}', () => { console.log('heard'); process.exit(7); }); setInterval(() => {}, 1000); console.log('ready');`,
    );
    const child = start(folder);
    child.stdout?.once('data', () => child.kill(signal));
    expect(await outcomeOf(child, once(child, 'exit'))).toEqual({ code: 7, said: 'ready\nheard\n', complained: '' });
  });
});

describe('packages', () => {
  const SCRIPT = "console.log('the script');";
  const install = `echo "npm $*"; mkdir -p node_modules/node/bin; ln -sf '${process.execPath}' node_modules/node/bin/node`;

  test.each([
    ['missing', null],
    ['of another version', '0.9.0'],
  ])('that are %s are installed before the script runs', async (_, installed) => {
    const { code, said } = await run(repository(SCRIPT, installed), install);
    expect(code).toBe(0);
    expect(said).toMatch(/^Installing packages …\nnpm ci .*\nthe script\n$/);
  });

  test('that cannot be installed end the command in a sentence', async () => {
    const { code, said, complained } = await run(repository(SCRIPT, '0.9.0'), 'exit 9');
    expect({ code, said }).toEqual({ code: 1, said: 'Installing packages …\n' });
    expect(complained).toMatch(/^The packages could not be installed\. .*\n$/);
  });

  test('that may run no scripts leave no Node behind, which is said', async () => {
    const { code, complained } = await run(repository(SCRIPT, null), 'true');
    expect(code).toBe(1);
    expect(complained).toMatch(/^npm runs no scripts of packages here \(ignore-scripts\).*npm rebuild node\n$/);
  });

  test.each(['^20.19.0', '^20.19.0 || >=99.1.0'])('are not installed by a Node that is none of %s', async (engines) => {
    const { code, said, complained } = await run(repository(SCRIPT, null, engines), install);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toContain(`Node ${process.versions.node} cannot install the packages; ${engines} can`);
  });

  test.each(['^20.19.0 || >=22.12.0', `^20.19.0 || ^${process.versions.node}`])(
    'are installed by a Node that is one of %s',
    async (engines) => {
      expect(await run(repository(SCRIPT, null, engines), install)).toMatchObject({ code: 0, complained: '' });
    },
  );
});

test('one Node is named everywhere', () => {
  const { devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const own = String(parse(readFileSync('.nvmrc', 'utf8')));
  expect(devDependencies.node).toMatch(new RegExp(`^\\^${own}\\.`));
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${own}\\.`));
  expect(JSON.parse(readFileSync('enquiries/package.json', 'utf8')).dependencies.node).toBe(devDependencies.node);
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain(`the project's own Node ${own}`);
  for (const [version] of engines.node.matchAll(/\d+\.\d+/g)) expect(readme).toContain(version);
});

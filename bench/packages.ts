import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
const PACKAGES = ['lighthouse', 'puppeteer-core', 'autocannon'];

/**
 * Installs the packages of the benchmark where they are missing or of another version than its lockfile names.
 * @throws if they cannot be installed.
 */
export function installPackages(): void {
  if (PACKAGES.every((name) => installedVersion(name) === lockedVersion(name))) return;
  console.log("Installing the benchmark's packages into bench/node_modules/ …");
  const { status } = spawnSync('npm', ['ci', '--prefix', FOLDER, '--loglevel=error', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The packages of the benchmark could not be installed. Is the package registry reachable?');
}

/** The version of a package in `bench/node_modules/` or the site's own, or undefined if it is not there. */
export function installedVersion(name: string, root = FOLDER): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

function lockedVersion(name: string): string | undefined {
  const lock: { packages: Partial<Record<string, { version: string }>> } = JSON.parse(
    readFileSync(join(FOLDER, 'package-lock.json'), 'utf8'),
  );
  return lock.packages[`node_modules/${name}`]?.version;
}

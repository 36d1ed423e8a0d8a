import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder that has some of its own, where they are missing or of another version than its
 * lockfile names.
 * @throws if they cannot be installed.
 */
export function installPackages(folder: string): void {
  const { dependencies }: { dependencies: Record<string, string> } = readJson(join(folder, 'package.json'));
  const names = Object.keys(dependencies);
  if (names.every((name) => installedVersion(name, folder) === lockedVersion(name, folder))) return;
  const list = names.join(', ');
  console.log(`Installing ${list} …`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${list} could not be installed. Is the package registry reachable?`);
}

/** Installs the packages of such a folder, and says why where they cannot be. */
export function whyNotInstalled(folder: string): string | undefined {
  try {
    installPackages(folder);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The version of a package in the `node_modules/` of a folder, or undefined if it is not there. */
export function installedVersion(name: string, folder: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = readJson(file);
  return version;
}

function lockedVersion(name: string, folder: string): string | undefined {
  const lock: { packages: Partial<Record<string, { version: string }>> } = readJson(join(folder, 'package-lock.json'));
  return lock.packages[`node_modules/${name}`]?.version;
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}

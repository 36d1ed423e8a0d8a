import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that this machine has. */
export function programOf(...names: string[]): string | undefined {
  // Debian keeps servers where only administrators look for programs.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Whether Debian's packages can be installed: there is its package manager, and this account may use it. */
export function hasDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's packages where something is missing and this account may. */
export function ensurePackages(isThere: () => boolean, packages: string[]): void {
  if (isThere() || !hasDebianPackages()) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...options], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

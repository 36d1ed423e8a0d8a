import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

const LEFT_OUT = ['node_modules', 'gallery', 'dist', '.dist-next', '.dist-old', '.git', 'test-results'];
/** Caches below `node_modules/`. A copy begins without them and fills its own, so the developer's stay as they are. */
const CACHES = ['.astro', '.cache', '.vite', '.vite-temp', '.vitest-cache'];

/**
 * Copies the site's sources into a new folder, where they can be changed and built. Every package is a link to the
 * packages of this repository.
 */
export function copySite(folder: string, from = ROOT): void {
  const leftOut = [...LEFT_OUT.map((name) => join(from, name)), join(from, 'bench/node_modules')];
  cpSync(from, folder, { recursive: true, filter: (path) => !leftOut.includes(path) });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !CACHES.includes(name))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  }
}

import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

const LEFT_OUT = [
  ...['gallery', 'dist', '.releases', '.git', 'test-results'],
  // A password, and what visitors have written.
  ...['enquiries/settings.env', 'enquiries/data'],
];
/** Caches below `node_modules/`. A copy begins without them and fills its own, so the developer's stay as they are. */
const CACHES = ['.astro', '.cache', '.vite', '.vite-temp', '.vitest-cache'];

/** Files by their paths below the site: what each says, or null where there shall be none. */
interface Changes {
  files?: Record<string, string | Buffer | null>;
}

/**
 * Copies the site's sources into a new folder, where they can be changed and built, and lays changes over them. Every
 * package is a link to the packages of this repository.
 */
export function copySite(folder: string, { files = {} }: Changes = {}): void {
  const leftOut = LEFT_OUT.map((name) => join(ROOT, name));
  // Folders with packages of their own have hundreds of megabytes of them, which no copy needs.
  const isLeftOut = (path: string) => leftOut.includes(path) || basename(path) === 'node_modules';
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !isLeftOut(path) });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !CACHES.includes(name))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
}

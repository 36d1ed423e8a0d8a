import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stillNeeded } from '../build/still-needed.ts';
import { pathsIn } from '../hosting/site-files.ts';

/** What a page sends, in bytes. */
export interface SentBytes {
  gzip: number;
  brotli: number;
}

/** The scripts that a page of a built site needs, directly or through others, and another page does not. */
export function scriptsOnlyOf(page: string, other: string, folder: string): string[] {
  const hashed = pathsIn(folder)
    .map((path) => path.slice(1))
    .filter((path) => path.startsWith('_astro/'));
  const scriptsOf = (file: string) =>
    stillNeeded([...hashed, file], (path) => readFileSync(join(folder, path), 'utf8')).filter((path) =>
      path.endsWith('.js'),
    );
  const others = scriptsOf(other);
  return scriptsOf(page).filter((path) => !others.includes(path));
}

/** How many bytes files of a built site have when they are sent. */
export function sentBytes(files: string[], folder: string): SentBytes {
  const sum = (ending: string) => files.reduce((all, file) => all + statSync(join(folder, file + ending)).size, 0);
  return { gzip: sum('.gz'), brotli: sum('.br') };
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../hosting/site-files.ts';
import { HASHED, stillNeeded } from './still-needed.ts';

/**
 * Removes the hashed files that no page uses, directly or through others. Astro writes React's client for every site that
 * has React components, also where none of them runs in a browser, and the original of every picture, with all that the
 * camera has written into it.
 */
export function removeUnusedFiles(folder: string): void {
  const files = pathsIn(folder).map((path) => path.slice(1));
  const needed = stillNeeded(files, (file) => readFileSync(join(folder, file), 'utf8'));
  for (const file of files) if (file.startsWith(HASHED) && !needed.includes(file)) rmSync(join(folder, file));
}

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../hosting/site-files.ts';
import { stillNeeded } from './still-needed.ts';

/**
 * Removes the built scripts that neither a page nor another script names, and returns their paths. Astro writes React's
 * client for every site that has React components, also where none of them runs in a browser.
 */
export function removeUnusedScripts(folder: string): string[] {
  const files = pathsIn(folder).map((path) => path.slice(1));
  const scripts = files.filter((file) => /^_astro\/.*\.js$/.test(file));
  if (scripts.length === 0) return [];
  const needed = stillNeeded(files, (file) => readFileSync(join(folder, file), 'utf8'));
  const unused = scripts.filter((script) => !needed.includes(script));
  for (const script of unused) rmSync(join(folder, script));
  return unused;
}

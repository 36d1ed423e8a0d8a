import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Removes the built scripts that neither a page nor another script names, and returns their paths. Astro writes React's
 * client for every site that has React components, also where none of them runs in a browser.
 */
export function removeUnusedScripts(folder: string): string[] {
  const scripts = globSync('_astro/**/*.js', { cwd: folder });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const used = new Set<string>();
  const findIn = (text: string) => {
    for (const script of scripts) {
      if (used.has(script) || !text.includes(basename(script))) continue;
      used.add(script);
      findIn(read(script));
    }
  };
  if (scripts.length > 0) for (const page of globSync('**/*.html', { cwd: folder })) findIn(read(page));
  const unused = scripts.filter((script) => !used.has(script));
  for (const script of unused) rmSync(join(folder, script));
  return unused;
}

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * An integration that does one piece of work on the files of a built site, after those before it in the list.
 * @param work gets the folder of the site, and what tells the terminal a line
 */
export function afterBuild(
  name: string,
  work: (folder: string, say: (line: string) => void) => void | Promise<void>,
): AstroIntegration {
  return {
    name,
    hooks: { 'astro:build:done': ({ dir, logger }) => work(fileURLToPath(dir), (line) => logger.info(line)) },
  };
}

/** Puts another text in the place of every page of a built site. */
export function changePages(folder: string, change: (html: string, file: string) => string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), file));
  }
}

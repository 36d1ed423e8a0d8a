import { lstatSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Keeps Astro from emptying the release that the site's folder leads to, when it builds by itself: its build gets a folder
 * in the link's place.
 */
export function keepReleases(): AstroIntegration {
  let folder = '';
  return {
    name: 'keep releases',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
      },
      'astro:build:start': () => {
        if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder);
      },
    },
  };
}

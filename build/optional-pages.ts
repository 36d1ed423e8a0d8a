import { matchesGlob } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type Collection, collections } from '../src/schemas/collections.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

/**
 * The routes of pages that a company need not have. That of the pages of text is left out where there are none, because a
 * route without pages would still change how Astro divides the styles of all others. While an editor works it is there,
 * because the first page may come at any time. A page of one file has its route beside the others, named with a `_`.
 */
export function optionalPages(folder = CONTENT_FOLDER): AstroIntegration {
  return {
    name: 'optional pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        for (const { files, path, isOptional } of Object.values<Collection>(collections)) {
          if (!isOptional || path === undefined || !contentFiles(folder).includes(files)) continue;
          const entrypoint = `./src/pages${path.replace(/[^/]*$/, '_$&')}.astro`;
          injectRoute({ pattern: path, entrypoint, prerender: true });
        }
        const hasPages = contentFiles(folder).some((file) => matchesGlob(file, collections.texts.files));
        if (!hasPages && command !== 'dev') return;
        injectRoute({ pattern: '/[...page]', entrypoint: './src/pages/_text.astro', prerender: true });
      },
    },
  };
}

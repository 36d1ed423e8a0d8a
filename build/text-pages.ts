import { matchesGlob } from 'node:path';
import type { AstroIntegration } from 'astro';
import { collections } from '../src/schemas/collections.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

/**
 * The route of the pages of text, where there are any: a route without pages would still change how Astro divides the
 * styles of all others. While an editor works there is one, because the first page may come at any time.
 */
export function textPages(folder = CONTENT_FOLDER): AstroIntegration {
  return {
    name: 'pages of text',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const hasPages = contentFiles(folder).some((file) => matchesGlob(file, collections.texts.files));
        if (!hasPages && command !== 'dev') return;
        injectRoute({ pattern: '/[...page]', entrypoint: './src/pages/_text.astro', prerender: true });
      },
    },
  };
}

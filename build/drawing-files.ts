import type { AstroIntegration } from 'astro';

/** The route of the files with drawings. A folder of routes cannot begin with `_`, as the folder of hashed files does. */
export function drawingFiles(): AstroIntegration {
  return {
    name: 'drawing files',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/_astro/[file].svg', entrypoint: './src/pages/_drawings.ts', prerender: true });
      },
    },
  };
}

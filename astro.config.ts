import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { contentCheck } from './build/content-check/while-editing.ts';
import { subsetFont } from './build/font-subset.ts';
import { siteAddress } from './build/site-address.ts';
import { textPages } from './build/text-pages.ts';
import { madeFiles } from './build/while-developing.ts';

export default defineConfig({
  site: siteAddress(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), textPages(), contentCheck(), madeFiles()],
  fonts: [
    {
      name: 'Anek Latin',
      cssVariable: '--font-anek',
      provider: fontProviders.local(),
      // Matched for each weight in styles/fallback-font.css; Astro would match one face for all of them.
      fallbacks: ['Anek fallback', 'Arial', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: [await subsetFont()], weight: '400 800', style: 'normal' }],
      },
    },
  ],
});

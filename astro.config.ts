import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { afterBuild } from './build/after-build.ts';
import { writeAlternates } from './build/alternates/alternate-files.ts';
import { compressFolder } from './build/compress.ts';
import { contentCheck } from './build/content-check/integration.ts';
import { drawingFiles } from './build/drawing-files.ts';
import { TAMIL_RANGE } from './build/font/characters.ts';
import { subsetFont, subsetTamilFont, writeFontLicence } from './build/font-subset.ts';
import { writeHostingFiles } from './build/hosting-files.ts';
import { keepReleases } from './build/keep-releases.ts';
import { optionalPages } from './build/optional-pages.ts';
import { writeIcons } from './build/pictures/icon-files.ts';
import { removeMetadata } from './build/pictures/metadata.ts';
import { writeShareCards } from './build/pictures/share-cards.ts';
import { addPolicies } from './build/policies.ts';
import { siteAddress } from './build/site-address.ts';
import { writeSitemap } from './build/sitemap.ts';
import { leanStyles } from './build/styles/lean-styles.ts';
import { lookStyles } from './build/styles/look-styles.ts';
import { markTamilWords } from './build/tamil-words.ts';
import { removeUnusedFiles } from './build/unused-files.ts';
import { madeFiles } from './build/while-developing.ts';

// Before Astro asks: nobody is told that this site is built.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const tamilFont = await subsetTamilFont();

export default defineConfig({
  site: siteAddress(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    contentCheck(),
    lookStyles(),
    keepReleases(),
    optionalPages(),
    drawingFiles(),
    madeFiles(),
    // What a built site goes through, in this order: each may need what those before it have done.
    afterBuild('unused files', removeUnusedFiles),
    afterBuild('Tamil words', markTamilWords),
    afterBuild('styles', leanStyles),
    afterBuild('policies', addPolicies),
    afterBuild('icons', writeIcons),
    afterBuild('share cards', writeShareCards),
    afterBuild('metadata', removeMetadata),
    afterBuild('markdown', writeAlternates),
    afterBuild('sitemap', writeSitemap),
    afterBuild('licence', writeFontLicence),
    afterBuild('compression', compressFolder),
    afterBuild('hosting files', writeHostingFiles),
  ],
  fonts: [
    {
      name: 'Anek Latin',
      cssVariable: '--font-anek',
      provider: fontProviders.local(),
      // Matched for each weight in styles/fallback-font.css; Astro would match one face for all of them.
      fallbacks: ['Anek fallback', 'Arial', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          { src: [await subsetFont()], weight: '400 800', style: 'normal' },
          // Browsers fetch it where a page has a letter of it.
          ...(tamilFont
            ? [
                {
                  src: [tamilFont] as [string],
                  weight: '400 800',
                  style: 'normal' as const,
                  unicodeRange: [TAMIL_RANGE] as [string],
                },
              ]
            : []),
        ],
      },
    },
  ],
});

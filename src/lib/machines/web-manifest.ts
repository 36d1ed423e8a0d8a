import type { Site } from '../../schemas/site.ts';
import { MANIFEST_ICONS } from './icons.ts';
import type { ColourOf } from './theme-colours.ts';

/** Where the manifest stands. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/** What a system shows of the site that is put on a home screen (W3C, Web Application Manifest). */
export function webManifest({ name, description }: Pick<Site, 'name' | 'description'>, colours: ColourOf) {
  const paper = colours('paper').light;
  return {
    id: '/',
    start_url: '/',
    name,
    description,
    lang: 'en-IN',
    // A site to be read, no app to be installed: browsers then fetch no icon with the first view.
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: MANIFEST_ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

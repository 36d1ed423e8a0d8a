import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built site that is served to the tests. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist';

/** The path of each page in the built sitemap. */
export const sitemap = readFileSync(join(SITE_FOLDER, 'sitemap-0.xml'), 'utf8')
  .matchAll(/<loc>([^<]+)<\/loc>/g)
  .map(([, address = '']) => new URL(address).pathname)
  .toArray();

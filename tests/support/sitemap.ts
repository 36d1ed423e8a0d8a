import { sitePaths } from '../../build/site-paths.ts';

/** The path of each page in the sitemap of the built site that is served to the tests. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist';
export const sitemap = sitePaths(SITE_FOLDER);

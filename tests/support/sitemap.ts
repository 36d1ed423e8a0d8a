import { sitePaths } from '../../build/site-paths.ts';

/** The path of each page in the sitemap of the built site that is served to the tests. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist';
export const sitemap = sitePaths(SITE_FOLDER);

/** An address that no route matches. */
export const NOWHERE = '/no/such/page';

/** What a visitor can see: every page, and the not-found page. */
export const everywhere = [...sitemap, NOWHERE];

/** The same for tests that take long: where only some pages are new, `ONLY_PAGES` names them, separated by commas. */
export const pagesForSlowTests = process.env.ONLY_PAGES?.split(',') ?? everywhere;

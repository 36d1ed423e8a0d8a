import type { Site } from '../../schemas/site.ts';

/** The language of all pages: English as India writes it. */
export const LANGUAGE = 'en-IN';

/** The text of the browser's tab: on Home the company's name first, elsewhere last. */
export function tabTitle(title: string, site: Site, path: string | undefined): string {
  return path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt } from '../src/lib/content/pages.ts';
import { changeDates } from './change-dates.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';
import { siteAddress } from './site-address.ts';

/** The page that shows what `site.yaml` says, beside the header and the footer of all: hours, telephone, address. */
const WITH_FACTS = '/contact';

/** Writes `sitemap.xml` with all pages of a built site, each with the time at which its content was last changed. */
export function writeSitemap(folder: string): void {
  const dates = changeDates(CONTENT_FOLDER);
  const dateOf = (file: string) => dates.get(`${CONTENT_FOLDER}/${file}`);
  const pages = contentFiles().flatMap((file) => {
    const page = pageAt(file);
    if (!page) return [];
    const sources = page.path === WITH_FACTS ? [file, 'site.yaml'] : [file];
    return [{ path: page.path, changed: lastOf(sources.map(dateOf)) }];
  });
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(siteAddress(), pages));
}

/** A sitemap by the protocol of sitemaps.org. */
export function sitemap(address: string, pages: { path: string; changed: Date | undefined }[]): string {
  const inOrder = pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const entries = inOrder.map(({ path, changed }) => {
    const time = changed && `<lastmod>${changed.toISOString()}</lastmod>`;
    return `<url><loc>${address}${path}</loc>${time ?? ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** The last of several times, or none if one of them is not known. */
function lastOf(times: (Date | undefined)[]): Date | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length < times.length ? undefined : new Date(Math.max(...known.map(Number)));
}

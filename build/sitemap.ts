import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../hosting/addresses.ts';
import { pageAt } from '../src/lib/content/pages.ts';
import { changeDates } from './change-dates.ts';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';
import { siteAddress } from './site-address.ts';

/** The page that shows what `site.yaml` says, beside the header and the footer of all: hours, telephone, address. */
const WITH_FACTS = '/contact';

/** Writes `sitemap.xml` with the pages of a built site, each with the time at which its content was last changed. */
export function writeSitemap(folder: string): void {
  const dates = changeDates(CONTENT_FOLDER);
  const dateOf = (file: string) => dates.get(`${CONTENT_FOLDER}/${file}`);
  const files = new Map(contentFiles().map((file) => [pageAt(file)?.path, file]));
  const pages = globSync('**/*.html', { cwd: folder })
    .flatMap((file) => addressOf(`/${file.replaceAll('\\', '/')}`) ?? [])
    .sort()
    .map((path) => {
      const sources = [files.get(path) ?? '', ...(path === WITH_FACTS ? ['site.yaml'] : [])];
      return { path, changed: lastOf(sources.map(dateOf)) };
    });
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(siteAddress(), pages));
}

/** A sitemap by the protocol of sitemaps.org. */
export function sitemap(address: string, pages: { path: string; changed: Date | undefined }[]): string {
  const entries = pages.map(({ path, changed }) => {
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

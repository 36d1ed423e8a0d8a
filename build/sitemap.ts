import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../hosting/addresses.ts';
import { changeDates } from './change-dates.ts';
import { pageSources } from './page-sources.ts';

/** Writes `sitemap.xml` with the pages of a built site, each with the time at which what it says was last changed. */
export function writeSitemap(folder: string, address: string): void {
  const dates = changeDates('src');
  const pages = globSync('**/*.html', { cwd: folder })
    .flatMap((file) => addressOf(`/${file.replaceAll('\\', '/')}`) ?? [])
    .sort()
    .map((path) => ({ path, changed: lastOf(pageSources(path).map((file) => dates.get(file.replaceAll('\\', '/')))) }));
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(address, pages));
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

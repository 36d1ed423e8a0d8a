import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of every page of a built site, from its sitemap: `/`, `/about`, … */
export function sitePaths(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

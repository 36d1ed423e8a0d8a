import { siteAddress as schema } from '../src/schemas/site.ts';
import { readSite } from './content-files.ts';

/**
 * The address that a build is for: `SITE_URL` of the environment, or else the one in `site.yaml`.
 * @throws if `SITE_URL` is no address of a site.
 */
export function siteAddress(chosen = process.env.SITE_URL): string {
  if (chosen === undefined || chosen === '') return readSite().url;
  const { success, error } = schema.safeParse(chosen);
  if (!success) throw new Error(`SITE_URL is "${chosen}", expected ${error.issues[0]?.message}`);
  return chosen;
}

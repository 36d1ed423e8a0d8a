import { siteAddress as schema } from '../src/schemas/site.ts';
import { readSource, valueAt } from './content-check/report/source.ts';
import { CONTENT_FOLDER } from './content-files.ts';

const SITE = 'site.yaml';

/**
 * The address that a build is for: `SITE_URL` of the environment, or else the one in `site.yaml`, of which nothing else has
 * to be right: the configuration asks before the content is checked.
 * @throws if it is no address of a site.
 */
export function siteAddress(chosen = process.env.SITE_URL, folder = CONTENT_FOLDER): string {
  const [name, address] = chosen
    ? ['SITE_URL', chosen]
    : [`url in ${SITE}`, valueAt(readSource(folder, SITE).data, ['url'])];
  const { success, data, error } = schema.safeParse(address);
  if (!success) throw new Error(`${name} is "${address}", expected ${error.issues[0]?.message}`);
  return data;
}

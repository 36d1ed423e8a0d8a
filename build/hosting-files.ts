import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../hosting/addresses.ts';
import { caddyfile } from '../hosting/caddy.ts';
import { EDGE_IGNORED, edgeHeaders, edgeRedirects, wranglerConfig } from '../hosting/edge.ts';
import { enquiriesUnit } from '../hosting/enquiries-unit.ts';
import { nginxSite } from '../hosting/nginx.ts';
import { pathsIn, readSiteFiles } from '../hosting/site-files.ts';
import { endpointOf, usualOptions } from '../hosting/site-options.ts';
import { CONTENT_FOLDER, ownEndpoints, readSite } from './content-files.ts';
import { siteAddress } from './site-address.ts';
import { ROOT } from './site-copy.ts';
import { sitePaths } from './site-paths.ts';

const UNIT = 'enquiries.service';

/** What the files in `deploy/` are to say, for the site's address and an endpoint of the forms on the site itself. */
export function deployFiles(folder = CONTENT_FOLDER): Record<string, string> {
  const address = siteAddress();
  const endpoint = endpointOf(ownEndpoints(folder), address);
  const { hostname } = new URL(address);
  const { redirects } = readSite(folder);
  const options = { ...usualOptions(hostname), endpoint, ...(redirects && { redirects }) };
  const { certificate: _, ...withoutCertificate } = options;
  return {
    'nginx.conf': nginxSite(options),
    Caddyfile: caddyfile(withoutCertificate),
    'wrangler.jsonc': wranglerConfig('../dist'),
    ...(endpoint && { [UNIT]: enquiriesUnit(hostname) }),
  };
}

/**
 * Writes what configures hosts: `_headers`, `_redirects` and `.assetsignore` into a built site, and the files in
 * `deploy/` where they say something else. Must come after everything that adds a file to the site.
 * @param say told what was changed or left out, a sentence each
 * @throws if there is no whole site, or a file that a server would not know how to send
 */
export function writeHostingFiles(folder: string, say: (line: string) => void = () => {}): void {
  readSiteFiles(folder);
  const headers = edgeHeaders(servedFiles(folder));
  const redirects = edgeRedirects(sitePaths(folder), readSite().redirects);
  writeFileSync(join(folder, '_headers'), headers.text);
  writeFileSync(join(folder, '_redirects'), redirects.text);
  writeFileSync(join(folder, '.assetsignore'), EDGE_IGNORED);
  for (const { leftOut } of [headers, redirects]) if (leftOut) say(leftOut);
  const files = deployFiles();
  if (!files[UNIT]) rmSync(join(ROOT, 'deploy', UNIT), { force: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(ROOT, 'deploy', name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    say(`Written anew, to be committed: deploy/${name}.`);
  }
}

/** The paths of the files that visitors of a built site get, the not-found page with them: `/about.html`. */
export function servedFiles(folder: string): string[] {
  return pathsIn(folder)
    .filter((path) => path === '/404.html' || addressOf(path) !== undefined)
    .sort();
}

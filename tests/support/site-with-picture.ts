import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../../build/site-copy.ts';
import { withFields } from '../../build/yaml-fields.ts';
import { createSiteServer } from '../../hosting/server.ts';

const HOME = 'src/content/pages/home.yaml';

/**
 * Builds the site with a picture for the first testimonial, which the sample content does not have, and serves it.
 * Returns its address and what takes it away again.
 */
export async function serveSiteWithPicture(picture: string) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const site = join(folder, 'site');
  copySite(site, {
    files: { [HOME]: withFields(readFileSync(HOME, 'utf8'), { 'testimonials.items[0].picture': picture }) },
  });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The site with a picture could not be built.\n${stderr}`);
  const server = createSiteServer(join(site, 'dist'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const remove = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, remove };
}

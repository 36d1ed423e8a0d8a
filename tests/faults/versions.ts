import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../build/site-copy.ts';
import { withFields } from '../../build/yaml-fields.ts';
import { build } from '../support/run.ts';

const SITE = 'src/content/site.yaml';

/** Two states of a site whose every page differs, because every page has the company's name. */
export const VERSIONS = ['old', 'new'] as const;
export type Version = (typeof VERSIONS)[number];

/** A copy of the site that can be built in two versions. */
export interface Workshop {
  /** The copy's folder. */
  site: string;
  /** A copy of each version as it was built. */
  built: Record<Version, string>;
  /** What each version's files add up to. */
  hashes: Record<Version, string>;
  /** How long the last build took. */
  seconds: number;
}

/** Copies the site and builds both versions. The new one is the one that is served in the end. */
export async function prepareVersions(folder: string): Promise<Workshop> {
  const site = join(folder, 'site');
  copySite(site);
  const built = { old: join(folder, 'old'), new: join(folder, 'new') };
  let seconds = 0;
  for (const version of VERSIONS) {
    writeVersion(site, version);
    seconds = await buildOrThrow(site);
    cpSync(realpathSync(join(site, 'dist')), built[version], { recursive: true });
  }
  const hashes = { old: hashOf(built.old), new: hashOf(built.new) };
  if (hashes.old === hashes.new) throw new Error('The two versions do not differ.');
  return { site, built, hashes, seconds };
}

/** Makes the sources say what the version says. */
export function writeVersion(site: string, version: Version): void {
  const text = withFields(readFileSync(SITE, 'utf8'), { name: version === 'old' ? 'Kurinji' : 'Mullai' });
  writeFileSync(join(site, SITE), text);
}

/**
 * Builds, and returns how many seconds that took.
 * @throws with what the build said if it fails
 */
export async function buildOrThrow(site: string): Promise<number> {
  const begun = performance.now();
  const { passed, output } = await build(site);
  if (!passed) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - begun) / 1000;
}

/** Which version a folder holds, whole. */
export function versionIn(folder: string, hashes: Record<Version, string>): Version {
  const found = hashOf(folder);
  const version = VERSIONS.find((name) => hashes[name] === found);
  if (!version) throw new Error(`${folder} holds neither the old site nor the new one, whole.`);
  return version;
}

/** One hash for the paths and the contents of all files in a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathsIn } from '../hosting/site-files.ts';
import { stillNeeded } from './still-needed.ts';

/** The link to the release that is served. */
const SITE = 'dist';
/** The last releases, each in a folder named after the moment of its publication. */
const RELEASES = '.releases';
/** Where a release is built. It has a name of its own only when it is complete. */
const NEXT = 'next';
const LINK = 'link';
const ID = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

/** An empty folder for the next release, in the place of what an interrupted build has left. */
export function beginRelease(root = '.'): string {
  const folder = join(root, RELEASES, NEXT);
  discardRelease(root);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Takes away an unfinished release. */
export function discardRelease(root = '.'): void {
  rmSync(join(root, RELEASES, NEXT), { recursive: true, force: true });
}

/**
 * Makes the finished release the one that is served. It gets what open pages of the one before still need, and the one
 * before is kept, for a way back and for servers that have not noticed yet. Older ones are removed.
 * @param finish what has to know all files of the release, before it is served
 */
export function publishRelease(root = '.', now = new Date(), finish: (folder: string) => void = () => {}): void {
  const folder = join(root, RELEASES, NEXT);
  const former = servedRelease(root) ?? adoptableId(root) ?? releasesIn(root).at(-1);
  const formerFolder = [join(root, SITE), join(root, RELEASES, former ?? NEXT)].find((path) => existsSync(path));
  if (former !== undefined && formerFolder !== undefined) carryOver(formerFolder, folder);
  finish(folder);
  const id = idOf(now);
  renameSync(folder, join(root, RELEASES, id));
  serveRelease(root, id);
  for (const other of releasesIn(root)) {
    if (other !== id && other !== former) rmSync(join(root, RELEASES, other), { recursive: true });
  }
}

/**
 * Serves the release before the present one again, and returns its name.
 * @throws if there is none
 */
export function rollBack(root = '.'): string {
  const served = servedRelease(root);
  const former = releasesIn(root).findLast((id) => served !== undefined && id < served);
  if (served === undefined || former === undefined) throw new Error('There is no earlier release to go back to.');
  carryOver(join(root, RELEASES, served), join(root, RELEASES, former));
  serveRelease(root, former);
  return former;
}

/** Copies into one release what open pages of another one need. */
function carryOver(from: string, to: string) {
  const files = pathsIn(from).map((path) => path.slice(1));
  for (const file of stillNeeded(files, (path) => readFileSync(join(from, path), 'utf8'))) {
    if (!existsSync(join(to, file))) cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
  }
}

/**
 * Turns the link to a release. Renaming a new link over the old one is the only way to replace a folder in one step: at
 * every moment there is the old site or the new one.
 */
function serveRelease(root: string, id: string) {
  const site = join(root, SITE);
  const link = join(root, RELEASES, LINK);
  rmSync(link, { force: true });
  // Windows lets everybody make junctions, which lead to absolute paths, but links only administrators.
  if (process.platform === 'win32') symlinkSync(resolve(root, RELEASES, id), link, 'junction');
  else symlinkSync(join(RELEASES, id), link);
  const adopted = adoptableId(root);
  if (adopted !== undefined) renameSync(site, join(root, RELEASES, adopted));
  // Windows does not rename over a junction.
  else if (process.platform === 'win32') rmSync(site, { force: true });
  renameSync(link, site);
}

/** The name for a site that is still a folder and no link, as all were before there were releases. */
function adoptableId(root: string): string | undefined {
  const stats = lstatSync(join(root, SITE), { throwIfNoEntry: false });
  return stats?.isDirectory() ? idOf(stats.mtime) : undefined;
}

/** The release that the site's link leads to. */
function servedRelease(root: string): string | undefined {
  const site = join(root, SITE);
  if (!lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const id = basename(readlinkSync(site));
  return releasesIn(root).find((release) => release === id);
}

/** All finished releases, oldest first. */
function releasesIn(root: string): string[] {
  return readdirSync(join(root, RELEASES))
    .filter((name) => ID.test(name))
    .sort();
}

function idOf(date: Date): string {
  return date.toISOString().replace(/[:.]/g, '-');
}

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
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
/** The last releases, each in a folder named after its number and the moment of its publication. */
const RELEASES = '.releases';
/** What the folder begins with in which a release is built. It has a name of its own only when it is complete. */
const NEXT = 'next';
const LINK = 'link';
/** A link named after the process that builds: made in one step, and never half written. */
const LOCK = 'lock';
/** Releases that were made before they were numbered have the moment alone. */
const ID = /^(?:(\d+)-)?\d{4}-\d\d-\d\dT[\d-]+Z$/;

/**
 * An empty folder for the next release. What interrupted builds have left is cleared away.
 * @throws if another build is under way
 */
export function beginRelease(root = '.'): string {
  const releases = join(root, RELEASES);
  mkdirSync(releases, { recursive: true });
  takeLock(releases);
  for (const name of readdirSync(releases)) {
    if (name.startsWith(NEXT)) rmSync(join(releases, name), { recursive: true });
  }
  return mkdtempSync(join(releases, `${NEXT}-`));
}

/** Takes away an unfinished release. */
export function discardRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(folder, '..', LOCK), { force: true });
}

/**
 * Makes the finished release the one that is served. It gets what open pages of the one before still need, and the one
 * before is kept, for a way back and for servers that have not noticed yet. Older ones are removed.
 * @param folder what `beginRelease` has returned
 * @param finish what has to know all files of the release, before it is served
 */
export function publishRelease(
  folder: string,
  root = '.',
  now = new Date(),
  finish: (folder: string) => void = () => {},
): void {
  const last = releasesIn(root).at(-1);
  const adopted = adoptableId(root, numberOf(last) + 1);
  const former = servedRelease(root) ?? adopted ?? last;
  const formerFolder = [join(root, SITE), join(root, RELEASES, former ?? '')].find((path) => existsSync(path));
  if (former !== undefined && formerFolder !== undefined) carryOver(formerFolder, folder);
  finish(folder);
  const id = idOf(numberOf(adopted ?? last) + 1, now);
  renameSync(folder, join(root, RELEASES, id));
  serveRelease(root, id, adopted);
  for (const other of releasesIn(root)) {
    if (other !== id && other !== former) rmSync(join(root, RELEASES, other), { recursive: true });
  }
  rmSync(join(root, RELEASES, LOCK), { force: true });
}

/**
 * Serves the release before the present one again, and returns its name.
 * @throws if there is none
 */
export function rollBack(root = '.'): string {
  const served = servedRelease(root);
  const releases = releasesIn(root);
  const former = served && releases[releases.indexOf(served) - 1];
  if (served === undefined || former === undefined) throw new Error('There is no earlier release to go back to.');
  carryOver(join(root, RELEASES, served), join(root, RELEASES, former));
  serveRelease(root, former);
  return former;
}

/** Makes this process the only one that builds here. What a dead process has left is no lock. */
function takeLock(releases: string) {
  const lock = join(releases, LOCK);
  try {
    // Windows lets everybody make junctions; elsewhere the kind says nothing.
    symlinkSync(resolve(releases, String(process.pid)), lock, 'junction');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const builder = Number(basename(readlinkSync(lock)));
    if (builder !== process.pid && isRunning(builder)) {
      throw new Error(`Another build is under way here (process ${builder}): build again when it has ended.`);
    }
    rmSync(lock, { force: true });
    takeLock(releases);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but for somebody else.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
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
 * @param adopted the name for a site that is still a folder
 */
function serveRelease(root: string, id: string, adopted?: string) {
  const site = join(root, SITE);
  const link = join(root, RELEASES, LINK);
  openToAll(join(root, RELEASES, id));
  chmodSync(join(root, RELEASES), 0o755);
  rmSync(link, { force: true });
  // Windows lets everybody make junctions, which lead to absolute paths, but links only administrators.
  if (process.platform === 'win32') symlinkSync(resolve(root, RELEASES, id), link, 'junction');
  else symlinkSync(join(RELEASES, id), link);
  if (adopted !== undefined) renameSync(site, join(root, RELEASES, adopted));
  // Windows does not rename over a junction.
  else if (process.platform === 'win32') rmSync(site, { force: true });
  renameSync(link, site);
}

/** Lets every account read a release, whatever the builder's umask is: a server runs as somebody else. */
function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** The name for a site that is still a folder and no link, as all were before there were releases. */
function adoptableId(root: string, number: number): string | undefined {
  const stats = lstatSync(join(root, SITE), { throwIfNoEntry: false });
  return stats?.isDirectory() ? idOf(number, stats.mtime) : undefined;
}

/** The release that the site's link leads to. */
function servedRelease(root: string): string | undefined {
  const site = join(root, SITE);
  if (!lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const id = basename(readlinkSync(site));
  return releasesIn(root).find((release) => release === id);
}

/** All finished releases in the order of their numbers: clocks can step back. */
function releasesIn(root: string): string[] {
  return readdirSync(join(root, RELEASES))
    .filter((name) => ID.test(name))
    .sort()
    .sort((one, other) => numberOf(one) - numberOf(other));
}

/** 0 for none, and for a release without a number. */
function numberOf(id = ''): number {
  return Number(ID.exec(id)?.[1] ?? 0);
}

function idOf(number: number, date: Date): string {
  return `${number}-${date.toISOString().replace(/[:.]/g, '-')}`;
}

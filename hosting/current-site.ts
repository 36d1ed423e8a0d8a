import { statSync } from 'node:fs';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/** Between attempts to read a version that could not be read, in milliseconds: a network disk may come back. */
const RETRY = 1000;

/**
 * A function that gives the site in a folder as it is now, wholly in one version. A build puts a new folder in the place
 * of the old one: that is noticed by asking which folder it is, for each request, because a watcher may tell late or
 * never (network disks, containers). Files that change inside the folder are not noticed, so no half-copied site is sent.
 * While the folder cannot be read, for whatever reason, the version before stays; the reason is said when it changes.
 * @throws if the folder holds no built site to begin with
 */
export function currentSite(folder: string): () => SiteFiles {
  let seen = identityOf(folder);
  let site = readSiteFiles(folder);
  let problem = '';
  let retryAt = Number.POSITIVE_INFINITY;
  return () => {
    const identity = identityOf(folder);
    if (identity === seen && performance.now() < retryAt) return site;
    seen = identity;
    try {
      site = readSiteFiles(folder);
      problem = '';
      retryAt = Number.POSITIVE_INFINITY;
    } catch (error) {
      retryAt = performance.now() + RETRY;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== problem) console.error(`The version before is still served: ${reason}`);
      problem = reason;
    }
    return site;
  };
}

/** Which folder a path leads to, or why that cannot be told. */
function identityOf(folder: string): string {
  try {
    const { ino, birthtimeMs } = statSync(folder);
    // A number alone may have been that of a folder that is gone.
    return `${ino} ${birthtimeMs}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

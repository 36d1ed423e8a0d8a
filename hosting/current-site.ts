import { statSync } from 'node:fs';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/**
 * A function that gives the site in a folder as it is now, wholly in one version. A build puts a new folder in the place
 * of the old one: that is noticed by asking which folder it is, for each request, because a watcher may tell late or
 * never (network disks, containers). Files that change inside the folder are not noticed, so no half-copied site is sent.
 * @throws if the folder holds no built site to begin with
 */
export function currentSite(folder: string): () => SiteFiles {
  let seen = identityOf(folder);
  let site = readSiteFiles(folder);
  return () => {
    const identity = identityOf(folder);
    if (identity === undefined || identity === seen) return site;
    seen = identity;
    try {
      site = readSiteFiles(folder);
    } catch (error) {
      console.error(`The version before is still served: ${error instanceof Error ? error.message : error}`);
    }
    return site;
  };
}

/** Which folder a path leads to. Undefined while there is none. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  // A number alone may have been that of a folder that is gone.
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}

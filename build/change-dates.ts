import { spawnSync } from 'node:child_process';

/**
 * When each file was last changed by a commit, by its path below the working folder. Left out are files that were changed
 * since, and all of them where git does not know: without a history, or with one that was cut off (a shallow clone).
 */
export function changeDates(folder: string, cwd = '.'): Map<string, Date> {
  const dates = new Map<string, Date>();
  if (git(cwd, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  // Each commit, the newest first: a line with its second, and then its files.
  for (const commit of git(cwd, 'log', '--format=:%ct', '--name-only', '--relative', '--', folder).split(/^:/m)) {
    const [second, ...files] = commit.split('\n');
    for (const file of files) if (!dates.has(file)) dates.set(file, new Date(Number(second) * 1000));
  }
  for (const file of git(cwd, 'diff', '--name-only', '--relative', 'HEAD', '--', folder).split('\n'))
    dates.delete(file);
  return dates;
}

/** What git prints, or nothing if it fails or is not there. */
function git(cwd: string, ...options: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...options], {
    cwd,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout : '';
}

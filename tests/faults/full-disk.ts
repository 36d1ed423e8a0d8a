import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../build/site-copy.ts';

/** Room for what else a build writes, in kB, but not for a whole release. */
const ROOM = 600;
const LINE = 'The disk is full';

/** A small disk of one's own needs the right to mount; a limit for the size of a file is the second choice. */
const WAYS = [
  { name: 'a small disk', command: ['unshare', '--mount'] },
  { name: 'a small disk of an own user space', command: ['unshare', '--mount', '--map-root-user'] },
];

/**
 * Builds on a disk that is full: it must say so in one line, and leave the old site as it is.
 * @returns a sentence about what had to be left out, if anything
 */
export function fillDisk(site: string, say: (line: string) => void): string | undefined {
  const way = WAYS.find(({ command }) => shell(command, 'mount -t tmpfs none "$0"', site).status === 0);
  // The releases lie on the small disk; a link to them is followed by the build as a folder would be.
  const fill = `mount -t tmpfs -o size=${ROOM}k none "$0/.releases" && cd "$0" && node scripts/build.ts`;
  const limit = `trap '' XFSZ; ulimit -f 8; cd "$0" && node scripts/build.ts`;
  const { status, stdout, stderr } = way ? shell(way.command, fill, site) : shell([], limit, site);
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  if (status !== 1) throw new Error(`The build on a full disk ended with ${status}:\n${stdout}${stderr}`);
  if (lines.length !== 1 || !lines[0]?.startsWith(LINE)) throw new Error(`Not one clear line:\n${stderr}`);
  say(`${way?.name ?? 'a limit for files'}: "${lines[0]}"`);
  return way
    ? undefined
    : 'A full disk was left out: this account may not mount one. A limit for files took its place.';
}

function shell(before: string[], script: string, site: string) {
  const [program = '', ...options] = [...before, 'sh', '-c', script, site];
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawnSync(program, options, { env: { ...process.env, PATH }, encoding: 'utf8' });
}

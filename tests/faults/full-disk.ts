import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../build/site-copy.ts';

/** A small disk of one's own needs the right to mount; a limit for the size of a file is the second choice. */
const WAYS = [
  ['unshare', '--mount'],
  ['unshare', '--mount', '--map-root-user'],
];

const LINE = 'The disk is full';

/** The releases lie on a disk of their own, which is then made too small for one more. Nobody else sees that disk. */
const SMALL_DISK = `
set -e
mkdir "$1"
mount -t tmpfs none "$1"
cp -a .releases/. "$1"
mount --bind "$1" .releases
mount -o remount,size=$(($(du -sk "$1" | cut -f1) + 600))k "$1"`;
const SMALL_FILES = `trap '' XFSZ; ulimit -f 8`;
const BUILD = `
status=0
node scripts/build.ts || status=$?
diff -rq dist "$0" >&2
exit $status`;

/**
 * Builds where there is no room: it must say so in one line, and leave the site as it is.
 * @param served a copy of the site as it is served
 * @returns a sentence about what had to be left out, if anything
 */
export function fillDisk(site: string, served: string, say: (line: string) => void): string | undefined {
  const disk = `${site}-disk`;
  const way = wayToMount(join(site, '.releases'));
  const script = (way ? SMALL_DISK : SMALL_FILES) + BUILD;
  const { status, stdout, stderr } = shell(way ?? [], script, site, [served, disk]);
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  if (status !== 1) throw new Error(`The build on a full disk ended with ${status}:\n${stdout}${stderr}`);
  if (lines.length !== 1 || !lines[0]?.startsWith(LINE)) throw new Error(`Not one clear line:\n${stderr}`);
  say(`${way ? 'a small disk' : 'a limit for files'}: "${lines[0]}"`);
  return way
    ? undefined
    : 'A full disk was left out: this account may not mount one. A limit for files took its place.';
}

/** What to put before a command so that it may mount disks that nobody else sees; undefined if this account may not. */
export function wayToMount(folder: string): string[] | undefined {
  return WAYS.find((way) => shell(way, 'mount -t tmpfs none "$0"', folder, [folder]).status === 0);
}

function shell(before: string[], script: string, cwd: string, values: string[]) {
  const [program = '', ...options] = [...before, 'sh', '-c', script, ...values];
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawnSync(program, options, { cwd, env: { ...process.env, PATH }, encoding: 'utf8' });
}

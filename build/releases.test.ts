import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { beginRelease, publishRelease, rollBack } from './releases.ts';

/** Writes a site of one page with a picture of its own. */
function write(folder: string, name: string) {
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<img src="/_astro/${name}.webp">`);
  writeFileSync(join(folder, `_astro/${name}.webp`), name);
}

let minute = 0;

/** Builds and publishes a site, each a minute after the one before. */
function publish(root: string, ...names: string[]) {
  for (const name of names) {
    const folder = beginRelease(root);
    write(folder, name);
    publishRelease(folder, root, new Date(Date.UTC(2100, 0, 1, 0, minute++)));
  }
}

const page = (root: string) => readFileSync(join(root, 'dist/index.html'), 'utf8');
const pictures = (root: string) => readdirSync(join(root, 'dist/_astro')).sort();
const releases = (root: string) => readdirSync(join(root, '.releases'));

/** Begins a release in another process, which has ended when this returns, and returns what it says. */
function beginElsewhere(root: string): string {
  const program = `import { beginRelease } from '${new URL('./releases.ts', import.meta.url)}'; beginRelease('${root}')`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }).stderr;
}

test('the first release of a fresh clone carries nothing', () => {
  const root = scratchFolder();
  publish(root, 'one');
  expect(page(root)).toContain('one');
  expect(pictures(root)).toEqual(['one.webp']);
});

test('what an open page of the release before needs stays for one release', () => {
  const root = scratchFolder();
  publish(root, 'one', 'two');
  expect(pictures(root)).toEqual(['one.webp', 'two.webp']);
  publish(root, 'three');
  expect(pictures(root)).toEqual(['three.webp', 'two.webp']);
});

test('the release before stays, older ones go', () => {
  const root = scratchFolder();
  publish(root, 'one', 'two', 'three');
  expect(releases(root)).toHaveLength(2);
});

test('one can go back to the release before, whose visitors find what open pages need', () => {
  const root = scratchFolder();
  publish(root, 'one', 'two');
  rollBack(root);
  expect(page(root)).toContain('one');
  expect(pictures(root)).toEqual(['one.webp', 'two.webp']);
  expect(() => rollBack(root)).toThrow('There is no earlier release to go back to.');
  publish(root, 'three');
  expect(page(root)).toContain('three');
  rollBack(root);
  expect(page(root)).toContain('one');
});

test('a site that is a folder becomes the release before', () => {
  const root = scratchFolder();
  write(join(root, 'dist'), 'old');
  publish(root, 'new');
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
  expect(page(root)).toContain('new');
  expect(pictures(root)).toEqual(['new.webp', 'old.webp']);
  rollBack(root);
  expect(page(root)).toContain('old');
});

test('what an interrupted build has left is no part of the next release', () => {
  const root = scratchFolder();
  publish(root, 'one');
  writeFileSync(join(beginRelease(root), 'leftover.txt'), '');
  publish(root, 'two');
  expect(existsSync(join(root, 'dist/leftover.txt'))).toBe(false);
  expect(releases(root)).toHaveLength(2);
});

test('a build that begins while another one runs is refused, and takes nothing from it', () => {
  const root = scratchFolder();
  const folder = beginRelease(root);
  write(folder, 'one');
  expect(beginElsewhere(root)).toContain(`Another build is under way here (process ${process.pid}): build again`);
  publishRelease(folder, root);
  expect(page(root)).toContain('one');
});

test('a build that has died does not keep others from building', () => {
  const root = scratchFolder();
  expect(beginElsewhere(root)).toBe('');
  expect(releases(root)).toHaveLength(2);
  publish(root, 'one');
  expect(page(root)).toContain('one');
  expect(releases(root)).toHaveLength(1);
});

test('a clock that steps back does not change which release is the one before', () => {
  const root = scratchFolder();
  publish(root, 'one');
  minute -= 2;
  publish(root, 'two');
  rollBack(root);
  expect(page(root)).toContain('one');
  publish(root, 'three', 'four');
  rollBack(root);
  expect(page(root)).toContain('three');
});

test('releases that were made before they were numbered come before all others', () => {
  const root = scratchFolder();
  write(join(root, '.releases/2099-01-01T00-00-00-000Z'), 'old');
  publish(root, 'new');
  rollBack(root);
  expect(page(root)).toContain('old');
});

test('every account may read a release, also of a builder who keeps files to himself', () => {
  const root = scratchFolder();
  publish(root, 'one');
  const folder = beginRelease(root);
  write(folder, 'two');
  for (const name of ['.', '_astro']) chmodSync(join(folder, name), 0o700);
  for (const name of ['index.html', '_astro/two.webp']) chmodSync(join(folder, name), 0o600);
  chmodSync(join(root, '.releases'), 0o700);
  publishRelease(folder, root);
  const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
  expect(['.releases', 'dist', 'dist/_astro', 'dist/index.html', 'dist/_astro/two.webp'].map(modeOf)).toEqual([
    '755',
    '755',
    '755',
    '644',
    '644',
  ]);
});

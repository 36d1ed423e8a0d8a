import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeDates } from './change-dates.ts';

const workshop = mkdtempSync(join(tmpdir(), 'history-'));
const [FIRST, SECOND] = ['2026-03-01T08:00:00.000Z', '2026-05-04T09:30:00.000Z'];
let site = '';

afterAll(() => rmSync(workshop, { recursive: true }));

beforeEach(() => {
  const repository = mkdtempSync(join(workshop, 'repository-'));
  site = join(repository, 'site');
  mkdirSync(join(site, 'src'), { recursive: true });
  git('init', '--quiet', '..');
  write('src/about.yaml', 'first');
  write('src/contact.yaml', 'first');
  commit(FIRST);
  write('src/about.yaml', 'second');
  write('other.txt', 'second');
  commit(SECOND);
});

function git(...options: string[]) {
  const { status, stderr } = spawnSync('git', options, { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function write(file: string, text: string) {
  writeFileSync(join(site, file), text);
}

function commit(date: string) {
  git('add', '--all');
  const identity = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com', '-c', 'commit.gpgSign=false'];
  process.env.GIT_COMMITTER_DATE = date;
  git(...identity, 'commit', '--quiet', '--message=Change');
  delete process.env.GIT_COMMITTER_DATE;
}

/** What is known of the site's files, as text. */
function known(folder = site): Record<string, string> {
  return Object.fromEntries([...changeDates('src', folder)].map(([file, date]) => [file, date.toISOString()]));
}

test('a file was changed when its last commit was made', () => {
  expect(known()).toEqual({ 'src/about.yaml': SECOND, 'src/contact.yaml': FIRST });
});

test('nothing is said of a file that was changed since, or that no commit has', () => {
  write('src/about.yaml', 'third');
  write('src/new.yaml', 'third');
  expect(known()).toEqual({ 'src/contact.yaml': FIRST });
});

test('a history that was cut off says nothing', () => {
  const clone = join(workshop, 'shallow');
  git('clone', '--quiet', '--depth=1', `file://${site}/..`, clone);
  expect(known(join(clone, 'site'))).toEqual({});
});

test('a folder without a history says nothing', () => {
  const folder = mkdtempSync(join(workshop, 'plain-'));
  expect(known(folder)).toEqual({});
});

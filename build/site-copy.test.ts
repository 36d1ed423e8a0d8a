import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { copySite } from './site-copy.ts';

test('a copy holds the sources and finds the packages, but no built site', () => {
  const copy = join(scratchFolder(), 'site');
  copySite(copy);
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(readFileSync('package.json', 'utf8'));
  expect(existsSync(join(copy, 'node_modules/astro/package.json'))).toBe(true);
  expect(existsSync(join(copy, 'node_modules/.vite'))).toBe(false);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

test('files are laid over a copy', () => {
  const copy = join(scratchFolder(), 'site');
  copySite(copy, { files: { 'README.md': 'alone', 'a/new/file.txt': 'new', 'CONTRIBUTING.md': null } });
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toBe('alone');
  expect(readFileSync(join(copy, 'a/new/file.txt'), 'utf8')).toBe('new');
  expect(existsSync(join(copy, 'CONTRIBUTING.md'))).toBe(false);
  expect(existsSync(join(copy, 'package.json'))).toBe(true);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnusedFiles } from './unused-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/client.a.js'), 'export const a = 1');
  writeFileSync(join(folder, '_astro/island.b.js'), 'import "./client.a.js"');
  writeFileSync(join(folder, '_astro/meena.c.jpg'), 'with the place where it was taken');
  writeFileSync(join(folder, '_astro/meena.c_d.avif'), 'without');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The hashed files that are left of a site with one page. */
function leftOf(page: string): string[] {
  writeFileSync(join(folder, 'index.html'), page);
  removeUnusedFiles(folder);
  return readdirSync(join(folder, '_astro')).sort();
}

test('a site without islands and pictures is published without scripts and pictures', () => {
  expect(leftOf('<p>Hello</p>')).toEqual([]);
});

test('a script that a page names stays, and so does what it imports', () => {
  const page = '<astro-island component-url="/_astro/island.b.js"></astro-island>';
  expect(leftOf(page)).toEqual(['client.a.js', 'island.b.js']);
});

test('a picture that a page shows stays, and its original goes', () => {
  expect(leftOf('<img src="/_astro/meena.c_d.avif">')).toEqual(['meena.c_d.avif']);
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnusedScripts } from './unused-scripts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/client.a.js'), 'export const a = 1');
  writeFileSync(join(folder, '_astro/island.b.js'), 'import "./client.a.js"');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without islands is published without scripts', () => {
  writeFileSync(join(folder, 'index.html'), '<p>Hello</p>');
  expect(removeUnusedScripts(folder).sort()).toEqual(['_astro/client.a.js', '_astro/island.b.js']);
  expect(existsSync(join(folder, '_astro/client.a.js'))).toBe(false);
});

test('a script that a page names stays, and so does what it imports', () => {
  writeFileSync(join(folder, 'index.html'), '<astro-island component-url="/_astro/island.b.js"></astro-island>');
  expect(removeUnusedScripts(folder)).toEqual([]);
  expect(existsSync(join(folder, '_astro/client.a.js'))).toBe(true);
});

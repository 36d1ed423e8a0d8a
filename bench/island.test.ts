import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { scriptsOnlyOf, sentBytes } from './island.ts';

const folder = mkdtempSync(join(tmpdir(), 'island-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'about.html': '<script src="/_astro/letters.a1.js"></script>',
  'contact.html': '<script src="/_astro/letters.a1.js"></script><astro-island component-url="/_astro/form.b2.js">',
  '_astro/form.b2.js': 'import "./react.c3.js"; send()',
  '_astro/letters.a1.js': 'letters()',
  '_astro/react.c3.js': 'react()',
  '_astro/other.d4.js': 'other()',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, `${path}.gz`), gzipSync(text));
  writeFileSync(join(folder, `${path}.br`), 'br');
}

test('an island is the scripts of its page that other pages do not have', () => {
  const scripts = scriptsOnlyOf('contact.html', 'about.html', folder);
  expect(scripts.toSorted()).toEqual(['_astro/form.b2.js', '_astro/react.c3.js']);
});

test('what is sent is counted compressed, file by file', () => {
  const files = ['_astro/form.b2.js', '_astro/react.c3.js'];
  const gzip = files.map((path) => gzipSync(FILES[path as keyof typeof FILES]).length);
  expect(sentBytes(files, folder)).toEqual({ gzip: gzip.reduce((sum, size) => sum + size), brotli: 4 });
});

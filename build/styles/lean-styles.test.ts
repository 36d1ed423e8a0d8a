import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'lean-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page keeps the properties that files with drawings refer to, with another value to fall back on or without', () => {
  mkdirSync(join(folder, '_astro'));
  writeFileSync(
    join(folder, '_astro/lines.svg'),
    '<path fill="var(--tint)"/><path stroke="var(--on-tint,var(--color-line))"/>',
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><style>p{--tint:gold;--on-tint:black;--unused:red}</style></head><body><p>x</p></body></html>',
  );
  leanStyles(folder);
  const [, css] = /<style>(.*)<\/style>/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  expect(css).toContain('--tint:gold');
  expect(css).toContain('--on-tint:black');
  expect(css).not.toContain('red');
});

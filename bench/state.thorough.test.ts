import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../build/site-paths.ts';
import { isMarkedOlder, recordedWeights } from './results.ts';

const HINT = 'pages have changed since bench/RESULTS.md was written: npm run bench, or npm run bench -- --mark-older';

// Unpacked, because the name of the font's face differs from folder to folder, and with it the last compressed bytes.
test('the results are of the pages that are built, or say that they are of an older state', () => {
  const results = readFileSync(join(import.meta.dirname, 'RESULTS.md'), 'utf8');
  if (isMarkedOlder(results)) return;
  const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;
  const weights = sitePaths('dist').map((path) => [path, statSync(fileOf(path)).size]);
  expect(recordedWeights(results), HINT).toEqual(Object.fromEntries(weights));
});

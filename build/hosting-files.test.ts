import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFiles } from './hosting-files.ts';
import { ROOT } from './site-copy.ts';

test.each(Object.entries(deployFiles()))('deploy/%s says what hosting/ says', (name, text) => {
  const written = readFileSync(join(ROOT, 'deploy', name), 'utf8');
  expect(written, `"npm run build" writes deploy/${name} anew`).toBe(text);
});

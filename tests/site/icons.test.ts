import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../hosting/headers.ts';
import { builtText } from '../support/built-page.ts';
import { SITE_FOLDER } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const { name, icons }: Manifest = JSON.parse(builtText('manifest.webmanifest'));
const read = (path: string) => readFileSync(join(SITE_FOLDER, path));

test('the manifest names icons of 192 and 512 pixels and one that may be cut, all of them as large as it says', async () => {
  expect(name).toBe(wordsOf('site').name);
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(read(src)).metadata();
    expect([CONTENT_TYPES[format], `${width}x${height}`], src).toEqual([type, sizes]);
  }
});

test('programs that ask without being told find an icon', async () => {
  expect([...read('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const touch = sharp(read('apple-touch-icon.png'));
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await touch.stats()).isOpaque).toBe(true);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HASHED, stillNeeded } from '../../build/still-needed.ts';
import { addressOf } from '../../hosting/addresses.ts';
import { pathsIn } from '../../hosting/site-files.ts';
import { SITE_FOLDER } from '../support/sitemap.ts';

/** What programs ask for without being told; whoever ships a font ships its licence. */
const UNNAMED = [
  '/.well-known/security.txt',
  '/404.html',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/fonts/OFL.txt',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  // Every answer names it in a header.
  '/speculation-rules.json',
];
const CONFIGURATION = ['/_headers', '/_redirects', '/.assetsignore'];
const PICTURE = /\.(png|avif|webp|jpe?g|gif)$/;

/** The files with a hash in their names that the pages of a release use. */
function neededIn(folder: string): string[] {
  const all = pathsIn(folder).map((path) => path.slice(1));
  return stillNeeded(all, (path) => readFileSync(join(folder, path), 'utf8'));
}

const files = pathsIn(SITE_FOLDER).filter((path) => !/\.(br|gz)$/.test(path) && !CONFIGURATION.includes(path));

test('nothing is published that neither a page nor another file names, but what lies in public/', () => {
  const texts = new Map(
    files
      .filter((path) => !PICTURE.test(path) && !/\.(woff2|ico)$/.test(path))
      .map((path) => [path, readFileSync(join(SITE_FOLDER, path), 'utf8')]),
  );
  // Scripts name their neighbours without the folder, and what open pages need of the release before is kept for one more.
  const releases = [SITE_FOLDER, ...globSync('.releases/*/')];
  const needed = new Set(releases.flatMap(neededIn));
  const isNamed = (path: string) => {
    if (path.startsWith(`/${HASHED}`)) return needed.has(path.slice(1));
    const address = addressOf(path) ?? path;
    return [...texts].some(([other, text]) => other !== path && text.includes(address));
  };
  const unnamed = files.filter((path) => !UNNAMED.includes(path) && !isNamed(path));
  expect(unnamed.filter((path) => !existsSync(join('public', path)))).toEqual([]);
});

test('no published picture tells more than its pixels do', async () => {
  const pictures = files.filter((path) => PICTURE.test(path));
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of pictures) {
    const { exif, xmp, iptc, comments } = await sharp(join(SITE_FOLDER, path)).metadata();
    expect([exif, xmp, iptc, comments], path).toEqual([undefined, undefined, undefined, undefined]);
  }
});

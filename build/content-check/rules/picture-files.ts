import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { entriesBelow } from '../../content-files.ts';
import { ASSETS_FOLDER } from '../../pictures/site-look.ts';
import type { ContentProblem } from '../report/problem.ts';
import { fileName } from '../report/source.ts';

/** What is read while building, whether a page names it or not. */
const PICTURE = /\.(avif|jpe?g|png|webp)$/i;
const FORMATS = ['avif', 'heif', 'jpeg', 'png', 'webp'];
/** What sharp takes by default; Astro publishes the original of a picture that sharp has not taken. */
const MOST_PIXELS = 0x3fff ** 2;
const AS_JPEG = 'the same picture saved as JPEG, PNG, WebP or AVIF';

type Finding = Pick<ContentProblem, 'found' | 'expected'>;

/** Pictures that cannot be made small, so that they would be published otherwise than meant or end the build later. */
export async function pictureFileProblems(folder = ASSETS_FOLDER): Promise<ContentProblem[]> {
  const problems = await Promise.all(
    entriesBelow(folder).map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const finding = entry.isSymbolicLink()
        ? { found: `a link to ${readlinkSync(path)}`, expected: 'the picture itself, copied to this place' }
        : entry.isFile() && PICTURE.test(entry.name) && !entry.name.startsWith('.') && (await findingIn(path));
      return finding ? [{ file: fileName('', path), line: undefined, field: '', ...finding }] : [];
    }),
  );
  return problems.flat();
}

async function findingIn(path: string): Promise<Finding | undefined> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const finding = findingOf(metadata);
    // A picture that breaks off half-way shows only when it is read to its end.
    if (!finding) await sharp(path, { failOn: 'error' }).resize(1).toBuffer();
    return finding;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { found: `a picture that cannot be read (${reason})`, expected: `${AS_JPEG}, whole` };
  }
}

function findingOf({ format, compression, width, height }: Metadata): Finding | undefined {
  if (compression === 'hevc')
    return { found: 'HEIC, the format of iPhones, which few browsers show', expected: AS_JPEG };
  if (!FORMATS.includes(format))
    return { found: `a picture in ${format.toUpperCase()}, whatever its name says`, expected: AS_JPEG };
  if (width * height <= MOST_PIXELS) return undefined;
  return {
    found: `${width} × ${height} pixels`,
    expected: 'at most 16000 × 16000; 2000 × 2000 are enough for any screen',
  };
}

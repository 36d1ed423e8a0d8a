import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '**/*.{html,css,js,mjs,json,svg,xml,txt,md,webmanifest}';

/** Ways of looking for what repeats: which is best differs from page to page, by up to 40 bytes, and cannot be foretold. */
const WAYS = [
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGWIN]: 16 },
  { [constants.BROTLI_PARAM_NDIRECT]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
];

/**
 * Writes `page.html.br` and `page.html.gz` beside every text file, at the highest levels, for servers that send such
 * files as they are. A compressed file that would not be smaller is left out.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(globSync(TEXT, { cwd: folder }).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const compressed = {
    br: await smallestBrotli(content, path.endsWith('.html') ? WAYS : WAYS.slice(0, 1)),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(compressed)) {
    if (bytes.length < content.length) await writeFile(`${path}.${ending}`, bytes);
  }
}

async function smallestBrotli(content: Buffer, ways: Record<number, number>[]): Promise<Buffer> {
  const compressed = ways.map((way) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        ...way,
      },
    }),
  );
  return (await Promise.all(compressed)).reduce((least, one) => (one.length < least.length ? one : least));
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '**/*.{html,css,js,mjs,json,svg,xml,txt,md,webmanifest}';

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
    br: await promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(compressed)) {
    if (bytes.length < content.length) await writeFile(`${path}.${ending}`, bytes);
  }
}

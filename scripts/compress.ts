import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = '**/*.{html,css,js,mjs,json,svg,xml,txt}';

/**
 * Writes `page.html.br` and `page.html.gz` beside every text file, at the highest levels, for servers that send such
 * files as they are. A compressed file that would not be smaller is left out.
 */
export function compressFolder(folder: string): void {
  for (const file of globSync(TEXT, { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    const compressed = {
      br: brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, bytes] of Object.entries(compressed)) {
      if (bytes.length < content.length) writeFileSync(`${path}.${ending}`, bytes);
    }
  }
}

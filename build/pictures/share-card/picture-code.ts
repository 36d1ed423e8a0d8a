import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { cardPicture } from '../../../src/components/share-card/card-picture.ts';

const ENTRY = 'src/components/share-card/card-picture.ts';
/** The file stands for a moment in a folder from which Node finds the packages that it names. */
const FOLDER = 'node_modules/.cache/';

let made: typeof cardPicture | undefined;

/** The function that draws what the pages draw. Node reads no JSX, so it is translated, once, without its style sheets. */
export function pictureCode(): typeof cardPicture {
  made ??= translated();
  return made;
}

function translated(): typeof cardPicture {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'card-pictures-'));
  try {
    const file = resolve(folder, 'pictures.cjs');
    writeFileSync(file, outputFiles[0]?.text ?? '');
    return (createRequire(import.meta.url)(file) as { cardPicture: typeof cardPicture }).cardPicture;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

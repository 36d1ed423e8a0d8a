import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** The file stands for a moment in a folder from which Node finds the packages that it names. */
const FOLDER = 'node_modules/.cache/';

/** What a file exports that is written with JSX, which Node does not read: translated, without its style sheets. */
export function translated(entry: string): unknown {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'translated-'));
  try {
    const file = resolve(folder, 'translated.cjs');
    writeFileSync(file, outputFiles[0]?.text ?? '');
    return createRequire(import.meta.url)(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

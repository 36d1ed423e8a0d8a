import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_FOLDER, contentFiles } from '../../build/content-files.ts';
import { pageAt } from '../../src/lib/content/pages.ts';
import { outlines } from '../../src/lib/drawing/kolam/outlines.ts';
import { textKolam } from '../../src/lib/drawing/kolam/page-kolam.ts';
import type { KolamContent, OutlineName } from '../../src/schemas/parts.ts';

/** For tests: every page, and what its kolam is to be. */
export const KOLAM_PAGES = contentFiles().flatMap((file) => {
  const path = pageAt(file)?.path;
  if (path === undefined) return [];
  if (file.endsWith('.md')) return { path, content: textKolam(path) };
  const { kolam } = parse(readFileSync(join(CONTENT_FOLDER, file), 'utf8')) as { kolam: KolamContent };
  return { path, content: kolam };
});

/** For tests: the name of every outline. */
export const OUTLINE_NAMES = Object.keys(outlines) as OutlineName[];

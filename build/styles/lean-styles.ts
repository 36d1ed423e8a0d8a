import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePages } from '../after-build.ts';
import { compact } from './compact.ts';
import { compactMarkup } from './compact-markup.ts';
import { type Names, namesIn, usedStyles } from './used-styles.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Leaves in each page's inlined style sheet only the rules whose elements and classes occur in that page, as one short sheet.
 * Pages of one kind use the same names and share one result, so the work does not grow with their number.
 */
export function leanStyles(folder: string): void {
  const results = new Map<string, string>();
  const kept = namesInDrawings(folder);
  changePages(folder, (written) => {
    const html = compactMarkup(written);
    const css = [...html.matchAll(STYLE)].map(([, sheet = '']) => sheet).join('');
    const names = namesIn(html.replace(STYLE, ''));
    const key = keyOf(names, css);
    const lean = results.get(key) ?? usedStyles(css, names, kept);
    results.set(key, lean);
    let sheets = 0;
    return compact(
      html.replace(STYLE, () => (sheets++ === 0 ? '<style></style>' : '')),
      lean,
      kept,
    );
  });
}

/** The custom properties that files with drawings refer to: they have their values from the page. */
function namesInDrawings(folder: string): Set<string> {
  const texts = globSync('_astro/*.svg', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)));
}

function keyOf({ elements, classes }: Names, css: string): string {
  return [[...elements].sort().join(' '), [...classes].sort().join(' '), css].join('\n');
}

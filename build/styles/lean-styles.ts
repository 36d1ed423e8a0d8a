import { changePages } from '../after-build.ts';
import { type Names, namesIn, usedStyles } from './used-styles.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Leaves in each page's inlined style sheet only the rules whose elements and classes occur in that page, as one sheet.
 * Pages of one kind use the same names and share one result, so the work does not grow with their number.
 */
export function leanStyles(folder: string): void {
  const results = new Map<string, string>();
  changePages(folder, (html) => {
    const css = [...html.matchAll(STYLE)].map(([, sheet = '']) => sheet).join('');
    const names = namesIn(html.replace(STYLE, ''));
    const key = keyOf(names, css);
    const lean = results.get(key) ?? usedStyles(css, names);
    results.set(key, lean);
    let sheets = 0;
    return html.replace(STYLE, () => (sheets++ === 0 ? `<style>${lean}</style>` : ''));
  });
}

function keyOf({ elements, classes }: Names, css: string): string {
  return [[...elements].sort().join(' '), [...classes].sort().join(' '), css].join('\n');
}

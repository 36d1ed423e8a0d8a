/**
 * Replaces straight quotes and apostrophes by typographic ones: `"` opens after the start, a space or an opening
 * bracket and closes elsewhere; `'` likewise, and inside a word it is an apostrophe.
 */
export function typographic(plain: string): string {
  return plain
    .replace(/(^|[\s([–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([–—“])'/g, '$1‘')
    .replaceAll("'", '’');
}

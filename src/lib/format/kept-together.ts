/**
 * A word behind a single letter and a hyphen, and the noun that it belongs to, if one follows; or any other word with
 * hyphens of at most 13 characters: longer ones could be wider than their column.
 */
const TERM =
  /\b\p{L}-\p{L}+(?: (?!and\b|or\b)\p{Ll}+)?|(?<![\p{L}-])(?=[\p{L}-]{1,13}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+/gu;

interface Part {
  /** Where it begins in the text. */
  at: number;
  part: string;
  isTerm: boolean;
}

/**
 * Divides a text so that terms such as e-way bill and north-east can be kept on one line: browsers may break one after its
 * hyphen, which leaves an e alone at the end of a line.
 */
export function keptTogether(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: part, index } of text.matchAll(TERM)) {
    if (index > end) parts.push({ at: end, part: text.slice(end, index), isTerm: false });
    parts.push({ at: index, part, isTerm: true });
    end = index + part.length;
  }
  if (end < text.length) parts.push({ at: end, part: text.slice(end), isTerm: false });
  return parts;
}

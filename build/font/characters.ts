import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Tamil, all that Unicode has in its own block, and Anek Tamil with it. */
const TAMIL_BLOCK = String.raw`\u0b82-\u0bfa`;
const TAMIL = new RegExp(`[${TAMIL_BLOCK}]`);
/** Words of it: letters that follow each other, and what joins or parts them. */
export const TAMIL_WORDS = /[\u0b82-\u0bfa]+(?:(?:[\s.,–-]|\u200c|\u200d)*[\u0b82-\u0bfa]+)*/g;
/** As a style sheet says it. */
export const TAMIL_RANGE = 'U+B82-BFA';

/** The characters of Anek Latin, as numbers of Unicode: asking the font takes longer than all other checks together. */
const LATIN_RANGES = readFileSync(join(import.meta.dirname, 'anek-latin.txt'), 'utf8')
  .trim()
  .replace(/[\da-f]+/gi, String.raw`\u{$&}`)
  .replace(/\s+/g, '');

/** Line ends belong to every text. */
const LATIN = new RegExp(String.raw`^[\s${LATIN_RANGES}]$`, 'u');
const DRAWN = new RegExp(String.raw`^[\s${LATIN_RANGES}${TAMIL_BLOCK}]*$`, 'u');

const characters = new Intl.Segmenter('ta', { granularity: 'grapheme' });

/** Whether a text has letters that Anek Tamil draws. */
export function hasTamil(text: string): boolean {
  return TAMIL.test(text);
}

/** Whether Anek Latin has a character. */
export function isLatin(character: string): boolean {
  return LATIN.test(character);
}

/** The characters of a text, as a reader counts them, that neither typeface of the site can draw, each once. */
export function undrawable(text: string): string[] {
  // As most texts are: taking one apart takes longer than all other checks of it.
  if (DRAWN.test(text)) return [];
  const found = [...characters.segment(text)].map(({ segment }) => segment).filter((segment) => !DRAWN.test(segment));
  return [...new Set(found)];
}

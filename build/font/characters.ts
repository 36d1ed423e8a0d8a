import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Tamil, all that Unicode has in its own block, and Anek Tamil with it. */
const TAMIL = /[\u0b82-\u0bfa]/;
/** Words of it: letters that follow each other, and what joins or parts them. */
export const TAMIL_WORDS = /[\u0b82-\u0bfa]+(?:(?:[\s.,–-]|\u200c|\u200d)*[\u0b82-\u0bfa]+)*/g;
/** As a style sheet says it. */
export const TAMIL_RANGE = 'U+B82-BFA';

/** The characters of Anek Latin, as numbers of Unicode: asking the font takes longer than all other checks together. */
const LATIN = readFileSync(join(import.meta.dirname, 'anek-latin.txt'), 'utf8')
  .trim()
  .split(/\s+/)
  .map((range) => range.split('-').map((number) => Number.parseInt(number, 16)));

const characters = new Intl.Segmenter('ta', { granularity: 'grapheme' });

/** Whether a text has letters that Anek Tamil draws. */
export function hasTamil(text: string): boolean {
  return TAMIL.test(text);
}

/** Whether Anek Latin has a character; line ends belong to every text. */
export function isLatin(character: string): boolean {
  const number = character.codePointAt(0) ?? 0;
  return /\s/.test(character) || LATIN.some(([first = 0, last = first]) => number >= first && number <= last);
}

/** The characters of a text, as a reader counts them, that neither typeface of the site can draw, each once. */
export function undrawable(text: string): string[] {
  const isDrawn = (character: string) => [...character].every((part) => hasTamil(part) || isLatin(part));
  const found = [...characters.segment(text)].map(({ segment }) => segment).filter((segment) => !isDrawn(segment));
  return [...new Set(found)];
}

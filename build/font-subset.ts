import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subset from 'subset-font';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

const { resolve: resolvePackage } = createRequire(import.meta.url);

const CACHE_FOLDER = 'node_modules/.cache/font';
const PACKAGE = '@fontsource-variable/anek-latin';
/** Of the parts in which the font is published, the one for English and the one that has the rupee sign. */
type Part = 'latin' | 'latin-ext';
const UNICODE_RANGES: Record<Part, string> = JSON.parse(
  readFileSync(resolvePackage(`${PACKAGE}/unicode.json`), 'utf8'),
);
const WEIGHTS = { min: 400, max: 800 };
/** Of the font's features, those that browsers apply by themselves, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'tnum'];
/** Of ASCII, what no text has: texts refuse angle brackets, braces are replaced, the rest belongs to those who write code. */
const UNREAD = /[<>{}|\\^`~]/g;
/** Letters that the build itself or a visitor may add: what is read of ASCII, and the marks of `typography.ts`. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}’‘“”–—…·©₹×→`;

/** Of a font's weights either a range, or one alone. */
type Weights = typeof WEIGHTS | number;

/** A file of the font, and the characters for which browsers are to load it; the first file is for all others. */
interface FontFile {
  path: string;
  unicodeRange?: [string, ...string[]];
}

/**
 * Cuts Anek Latin down to the characters that the content uses and to the weights of the design: one file, and a small
 * second one with what the first part of the published font lacks. Files are kept between builds for as long as
 * characters and source stay the same.
 */
export async function subsetFont(folder = CONTENT_FOLDER): Promise<FontFile[]> {
  const characters = charactersIn(folder);
  const rest = [...characters].filter((character) => has('latin-ext', character));
  const [first, ...others] = rest.map((character) => `U+${codePoint(character).toString(16)}`);
  const path = await cutFont('latin', characters, WEIGHTS, 'woff2');
  if (first === undefined) return [{ path }];
  const second = await cutFont('latin-ext', rest.join(''), WEIGHTS, 'woff2');
  return [{ path }, { path: second, unicodeRange: [first, ...others] }];
}

/** The first part in one weight, for programs that know no variable fonts. */
export function staticFont(weight: number, folder = CONTENT_FOLDER): Promise<string> {
  return cutFont('latin', charactersIn(folder), weight, 'truetype');
}

function charactersIn(folder: string): string {
  const content = contentFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set((ALWAYS + content.join('')).replace(UNREAD, ''))].sort().join('');
}

/** Whether a part of the published font has a character, by the ranges that come with it: `U+20A0-20AB,U+20AD`. */
function has(part: Part, character: string): boolean {
  return UNICODE_RANGES[part].split(',').some((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return from <= codePoint(character) && codePoint(character) <= to;
  });
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

async function cutFont(
  part: Part,
  characters: string,
  weights: Weights,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const source = readFileSync(resolvePackage(`${PACKAGE}/files/anek-latin-${part}-wght-normal.woff2`));
  const hash = createHash('sha256')
    .update(source)
    .update(characters)
    .update(JSON.stringify([weights, FEATURES]));
  const ending = format === 'woff2' ? 'woff2' : 'ttf';
  const file = resolve(CACHE_FOLDER, `anek-${part}-${hash.digest('hex').slice(0, 12)}.${ending}`);
  if (!existsSync(file)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const axes = { variationAxes: { wght: weights }, keepFeatures: FEATURES };
    writeFileSync(file, await subset(source, characters, { targetFormat: format, ...axes }));
  }
  return file;
}

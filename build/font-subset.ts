import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subset from 'subset-font';
import { CONTENT_FOLDER, contentFiles } from './content-files.ts';

const CACHE_FOLDER = 'node_modules/.cache/font';
/**
 * Anek Latin by EkType with all its characters, weights and names, in its usual width (github.com/EkType/Anek, 34074c6b4). The
 * packages that publish it cut it into parts, of which the one for English lacks the rupee sign.
 */
const SOURCE = join(import.meta.dirname, 'font/anek-latin.woff2');
const WEIGHTS = { min: 400, max: 800 };
/** Of the font's features, those that browsers apply by themselves, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'tnum'];
/** Of the font's names, those that every font has: who made it, and how it may be used, has to stay in it (OFL, section 2). */
const NAMES = Array.from({ length: 26 }, (_, id) => id);
/** Of ASCII, what no text has: texts refuse angle brackets, braces are replaced, the rest belongs to those who write code. */
const UNREAD = /[<>{}|\\^`~]/g;
/** Letters that the build itself or a visitor may add: what is read of ASCII, and the marks of `typography.ts`. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}’‘“”–—…·©₹×`;

/** Of a font's weights either a range, or one alone. */
type Weights = typeof WEIGHTS | number;

/**
 * Cuts Anek Latin down to the characters that the content uses and to the weights of the design, and returns the path
 * of the font file. The file is kept between builds for as long as characters and source stay the same.
 */
export function subsetFont(folder = CONTENT_FOLDER): Promise<string> {
  return cutFont(folder, WEIGHTS, 'woff2');
}

/** The same in one weight, for programs that know no variable fonts. */
export function staticFont(weight: number, folder = CONTENT_FOLDER): Promise<string> {
  return cutFont(folder, weight, 'truetype');
}

/** Publishes the font's licence with the site, as it asks for. */
export function writeFontLicence(site: string): void {
  cpSync(join(import.meta.dirname, 'font/OFL.txt'), join(site, 'fonts/OFL.txt'));
}

async function cutFont(folder: string, weights: Weights, format: 'woff2' | 'truetype'): Promise<string> {
  const source = readFileSync(SOURCE);
  const content = contentFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const characters = [...new Set((ALWAYS + content.join('')).replace(UNREAD, ''))].sort().join('');
  const hash = createHash('sha256')
    .update(source)
    .update(characters)
    .update(JSON.stringify([weights, FEATURES, NAMES]));
  const ending = format === 'woff2' ? 'woff2' : 'ttf';
  const file = resolve(CACHE_FOLDER, `anek-latin-${hash.digest('hex').slice(0, 12)}.${ending}`);
  if (!existsSync(file)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const kept = { variationAxes: { wght: weights }, keepFeatures: FEATURES, preserveNameIds: NAMES };
    writeFileSync(file, await subset(source, characters, { targetFormat: format, ...kept }));
  }
  return file;
}

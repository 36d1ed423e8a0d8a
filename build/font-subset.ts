import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { nodesOf } from './content-check/report/source.ts';
import { CONTENT_FOLDER, contentFiles, contentSources } from './content-files.ts';
import { TAMIL_WORDS } from './font/characters.ts';

const CACHE_FOLDER = 'node_modules/.cache/font';
/**
 * Anek Latin by EkType with all its characters, weights and names, in its usual width (github.com/EkType/Anek, 34074c6b4). The
 * packages that publish it cut it into parts, of which the one for English lacks the rupee sign.
 */
const SOURCE = join(import.meta.dirname, 'font/anek-latin.woff2');
/** Anek Tamil by the same makers, drawn to stand beside it; of the package's parts the one for Tamil, in all its weights. */
const TAMIL_SOURCE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2'),
);
const WEIGHTS = { min: 400, max: 800 };
/** Of the font's features, those that browsers apply by themselves, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'tnum'];
/** Of the font's names, those that every font has: who made it, and how it may be used, has to stay in it (OFL, section 2). */
const NAMES = Array.from({ length: 26 }, (_, id) => id);
/** Of ASCII, what no text has: texts refuse angle brackets, braces are replaced, the rest belongs to those who write code. */
const UNREAD = /[<>{}|\\^`~]/g;
/**
 * Letters that the build, a style or a visitor may add: what is read of ASCII, the marks of `typography.ts`, and the dot
 * of `Tags.css`.
 */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}’‘“”–—…·•©₹×`;

/** Of a font's weights either a range, or one alone. */
type Weights = typeof WEIGHTS | number;

interface Font {
  name: string;
  source: string;
  /** The characters that it must have. */
  characters: string;
  /** All that it has, if none are named: those of Tamil put its letters together. */
  features?: string[];
}

/**
 * Cuts Anek Latin down to the characters that the content uses and to the weights of the design, and returns the path
 * of the font file. The file is kept between builds for as long as characters and source stay the same.
 */
export function subsetFont(folder = CONTENT_FOLDER): Promise<string> {
  return cutFont(latin(folder), WEIGHTS, 'woff2');
}

/** The same of Anek Tamil; undefined where the content has no Tamil. */
export async function subsetTamilFont(folder = CONTENT_FOLDER): Promise<string | undefined> {
  const font = tamil(folder);
  return font && cutFont(font, WEIGHTS, 'woff2');
}

/** Both in one weight, for programs that know no variable fonts. */
export async function staticFonts(weight: number, folder = CONTENT_FOLDER): Promise<{ name: string; file: string }[]> {
  const fonts = [latin(folder), tamil(folder) ?? []].flat();
  return Promise.all(fonts.map(async (font) => ({ name: font.name, file: await cutFont(font, weight, 'truetype') })));
}

/** Publishes the fonts' licence with the site, as it asks for. */
export function writeFontLicence(site: string): void {
  cpSync(join(import.meta.dirname, 'font/OFL.txt'), join(site, 'fonts/OFL.txt'));
}

function latin(folder: string): Font {
  const content = contentFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const characters = (ALWAYS + content.join('')).replace(UNREAD, '');
  return { name: 'Anek Latin', source: SOURCE, characters, features: FEATURES };
}

function tamil(folder: string): Font | undefined {
  const words = contentSources(folder).flatMap(({ data, lines }) => [
    ...nodesOf(data).map(({ value }) => (typeof value === 'string' ? value : '')),
    ...lines.map(({ text }) => text),
  ]);
  const found = words.flatMap((text) => text.match(TAMIL_WORDS) ?? []).join('');
  // A vowel that stands on both sides of its consonant is drawn as its two halves.
  return found === ''
    ? undefined
    : { name: 'Anek Tamil', source: TAMIL_SOURCE, characters: found + found.normalize('NFD') };
}

async function cutFont(
  { name, source: file, characters: used, features }: Font,
  weights: Weights,
  format: 'woff2' | 'truetype',
): Promise<string> {
  const source = readFileSync(file);
  const characters = [...new Set(used)].sort().join('');
  const hash = createHash('sha256')
    .update(source)
    .update(characters)
    .update(JSON.stringify([weights, features, NAMES]));
  const ending = format === 'woff2' ? 'woff2' : 'ttf';
  const start = name.toLowerCase().replace(' ', '-');
  const cut = resolve(CACHE_FOLDER, `${start}-${hash.digest('hex').slice(0, 12)}.${ending}`);
  if (!existsSync(cut)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    const kept = {
      variationAxes: { wght: weights },
      ...(features && { keepFeatures: features }),
      preserveNameIds: NAMES,
    };
    writeFileSync(cut, await subset(source, characters, { targetFormat: format, ...kept }));
  }
  return cut;
}

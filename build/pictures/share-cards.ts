import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CARD, cardPath } from '../../src/lib/content/page-files.ts';
import { counted } from '../content-check/report/problem.ts';
import { CONTENT_FOLDER, readContent, readPages } from '../content-files.ts';
import { staticFonts } from '../font-subset.ts';
import { installedVersion } from '../own-packages.ts';
import { pngOf } from './png.ts';
import { showProgress } from './progress.ts';
import { cardColours } from './share-card/card-colours.ts';
import { pictureCode } from './share-card/picture-code.ts';
import { CARD_FONT, ShareCard } from './share-card/share-card.ts';
import { siteColours, siteMark } from './site-look.ts';

const CACHE_FOLDER = 'node_modules/.cache/share-cards';
const UNFINISHED = '.part';
/** What decides how a card looks that was laid out the same: packages, and what draws with them. */
const PROGRAMS = ['satori', '@resvg/resvg-js', 'sharp'];
const CODE = ['share-cards.ts', 'png.ts'].map((name) => join('build/pictures', name));
/**
 * For what is loaded only where something is drawn, because that takes longer than a card. `import()` fails in whatever
 * belongs to Astro's configuration, once that has been read.
 */
const load = createRequire(import.meta.url);
/** How many cards are drawn at once: as many as Node has threads for it. */
const THREADS = 4;

/** The card of a page, to be drawn or drawn before. */
export interface CardFile {
  /** Where it stands on the site: `/cards/services/data-ai.png`. */
  path: string;
  element: ReactElement;
  fonts: readonly CardFont[];
  /** Its PNG, once it has been drawn: named by the hash of all that it is made from. */
  cached: string;
}

interface CardFont {
  name: string;
  file: string;
  weight: (typeof CARD_FONT)['heavy' | 'bold'];
}

/** The cards of all pages. */
export async function cardFiles(folder = CONTENT_FOLDER): Promise<CardFile[]> {
  const [site, { menus }, colours] = [
    readContent('site', folder),
    readContent('navigation', folder),
    siteColours(folder),
  ];
  const mark = await siteMark(folder);
  const pictureOf = pictureCode();
  const weights = [CARD_FONT.heavy, CARD_FONT.bold].map(async (weight) =>
    (await staticFonts(weight, folder)).map((font) => ({ ...font, weight })),
  );
  const fonts = (await Promise.all(weights)).flat();
  // The name of a font's file says what is in it.
  const names = fonts.map(({ file }) => basename(file));
  const programs = PROGRAMS.map((program) => installedVersion(program, '.'));
  const shared = JSON.stringify([programs, CODE.map((file) => readFileSync(file, 'utf8')), names]);
  return readPages(folder).map(({ path, family, content }) => {
    const title = 'welcome' in content ? content.welcome.headline : content.title;
    const element = ShareCard({
      title,
      kind: family && menus[family],
      picture: pictureOf(path, content, site),
      name: site.name,
      mark,
      colours: cardColours(colours, path === '/' ? undefined : content.kolam.colour),
    });
    const hash = createHash('sha256').update(shared).update(renderToStaticMarkup(element));
    return {
      path: cardPath(path),
      element,
      fonts,
      cached: join(CACHE_FOLDER, `${hash.digest('hex').slice(0, 20)}.png`),
    };
  });
}

/** Puts the cards of all pages into a folder, draws those that have changed since they were last drawn, and says how many. */
export async function writeShareCards(folder: string, say: (line: string) => void): Promise<void> {
  const cards = await cardFiles();
  const missing = cards.filter(({ cached }) => !existsSync(cached));
  let done = 0;
  const rest = missing.values();
  const work = async () => {
    for (const card of rest) {
      await drawCard(card);
      showProgress(++done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  for (const { path, cached } of cards) cpSync(cached, join(folder, path), { recursive: true });
  forgetOthers(cards);
  say(`${counted(missing.length, 'card', 'cards')} drawn, the others had not changed.`);
}

/** Draws a card, unless there is one of the same content, and returns its PNG. */
export async function drawCard({ element, fonts, cached }: CardFile): Promise<Buffer> {
  if (existsSync(cached)) return readFileSync(cached);
  const { default: satori } = load('satori') as typeof import('satori');
  const svg = await satori(element, {
    ...CARD,
    fonts: fonts.map(({ name, file, weight }) => ({ name, weight, data: readFileSync(file) })),
  });
  const png = await pngOf(svg, CARD.width);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Under its name only when it is complete: a build can be stopped at any moment.
  const part = `${cached}.${process.pid}${UNFINISHED}`;
  writeFileSync(part, png);
  renameSync(part, cached);
  return png;
}

/** Cards of what a page said before would never be used again. Unfinished ones may be another build's. */
function forgetOthers(cards: CardFile[]) {
  const current = cards.map(({ cached }) => basename(cached));
  const others = readdirSync(CACHE_FOLDER).filter((name) => !current.includes(name) && !name.endsWith(UNFINISHED));
  for (const name of others) rmSync(join(CACHE_FOLDER, name), { force: true });
}

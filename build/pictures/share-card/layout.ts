import type { CardPicture } from '../../../src/components/share-card/picture.ts';
import { CARD } from '../../../src/lib/content/page-files.ts';

/** Between the card's edges and its words. */
export const MARGIN = 60;
/** Of the line along the foot of a card, on which things stand. */
export const FOOT = 592;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where things stand on a card, in pixels. */
export interface CardLayout {
  /** Room for the title, which begins at its upper left corner. */
  title: Box;
  titleSize: number;
  drawing: Box;
  /** How many pixels a unit of the drawing has. */
  scale: number;
  /** Of the values that are said with the drawing. */
  figureSize: number;
  /** Where the company's name stands. */
  brand: 'above' | 'below';
}

/** A picture below the words is as high as leaves them a large size. */
const BELOW = { heights: [370, 290], gap: 16 };
/** A drawing beside the words is as wide as leaves them a large size. */
const BESIDE = { widths: [510, 450, 390], height: 530, gap: 32 };
const LARGE = 100;
/** Of the company's name below, with the space above it. */
const BRAND_HEIGHT = 136;
/** Of the line above a title that tells the kind of page. */
const KIND_HEIGHT = 56;
/** Values at their largest, the widest that they get, and what a ring adds to their width, in parts of the size. */
const FIGURE = { before: 190, above: 124, on: 170, ring: 136, bars: 112 };
const FIGURE_WIDTH = { before: 470, above: CARD.width - 2 * MARGIN, on: 600, ring: 560, bars: 900 };
const RING = 0.8;

const SIZES = [224, 200, 176, 160, 144, 132, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32];
export const LINE_HEIGHT = 0.98;
/** Widths in the heaviest weight, in parts of the size: those of the widest letter of each kind. */
const LETTERS: readonly [letters: RegExp, width: number][] = [
  [/[mwMW—]/, 0.84],
  [/[ijl.,:;'’I|!]/, 0.26],
  [/[frt/()-]/, 0.44],
  [/\p{M}/u, 0.5],
  [/\p{Ll}/u, 0.55],
  [/[\p{Lu}\p{N}&]/u, 0.66],
];
const SPACE = 0.18;
const WIDEST = 1;

/** Where the title of a card, its picture and what is said with that stand: the picture below the words, or beside them. */
export function cardLayout(title: string, kind: string | undefined, picture: CardPicture): CardLayout {
  const top = MARGIN + (kind ? KIND_HEIGHT : 0);
  const layouts =
    picture.place === 'below'
      ? BELOW.heights.map((height) => pictureBelow(title, picture, height))
      : BESIDE.widths.map((width) => pictureBeside(title, top, picture, width));
  return layouts.find(({ titleSize }) => titleSize >= LARGE) ?? (layouts[0] as CardLayout);
}

/** The name of the company stands above the title here, in the row of the kind, whether there is one or not. */
function pictureBelow(title: string, picture: CardPicture, highest: number): CardLayout {
  const top = MARGIN + KIND_HEIGHT;
  const room = { left: MARGIN, top, width: CARD.width - 2 * MARGIN, height: CARD.height - highest - top };
  const { size: figureSize, width: figureWidth } = figureOf(picture);
  const isAside = picture.figure?.form === 'before' || picture.figure?.form === 'ring';
  const edge = picture.reach === 'edges' ? 0 : MARGIN;
  const left = isAside ? MARGIN + figureWidth + 56 : edge;
  const width = isAside ? CARD.width - MARGIN - left : CARD.width - 2 * left;
  const bottom = picture.reach === 'edges' && picture.field !== 'floor' ? CARD.height : FOOT;
  const height = bottom - (CARD.height - highest) - BELOW.gap;
  const scale = Math.min(width / picture.width, height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const shift = isAside ? 1 : 0.5;
  return {
    title: room,
    titleSize: titleSize(title, room),
    drawing: { left: left + (width - size.width) * shift, top: bottom - size.height, ...size },
    scale,
    figureSize,
    brand: 'above',
  };
}

/** The size of the values, at which the widest one keeps to its room. */
function figureOf({ figure }: CardPicture): { size: number; width: number } {
  if (!figure) return { size: 0, width: 0 };
  const { form, values } = figure;
  const widest = Math.max(...values.map(widthOf)) + (form === 'ring' ? RING : 0);
  const size = Math.min(FIGURE[form], FIGURE_WIDTH[form] / widest);
  return { size, width: size * widest };
}

function pictureBeside(title: string, top: number, picture: CardPicture, widest: number): CardLayout {
  const scale = Math.min(widest / picture.width, BESIDE.height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const left = CARD.width - MARGIN - size.width;
  const room = { left: MARGIN, top, width: left - MARGIN - BESIDE.gap, height: CARD.height - top - BRAND_HEIGHT };
  const bottom = picture.field === 'floor' ? FOOT : (CARD.height + size.height) / 2;
  return {
    title: room,
    titleSize: titleSize(title, room),
    drawing: { left, top: bottom - size.height, ...size },
    scale,
    figureSize: 0,
    brand: 'below',
  };
}

/** The largest size at which a title fits. */
function titleSize(title: string, { width, height }: Box): number {
  const fits = (size: number) => {
    const lines = linesOf(title, width / size);
    return lines !== undefined && lines * size * LINE_HEIGHT <= height;
  };
  return SIZES.find(fits) ?? Math.min(...SIZES);
}

/** How many lines of such a width, in parts of the size, a text takes; undefined if a word is longer than a line. */
function linesOf(text: string, width: number): number | undefined {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ').map(widthOf)) {
    if (word > width) return undefined;
    if (used > 0 && used + SPACE + word > width) [lines, used] = [lines + 1, 0];
    used += used > 0 ? SPACE + word : word;
  }
  return lines;
}

/** The width of words in the heaviest weight, in parts of their size. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) =>
    letter === ' ' ? SPACE : (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

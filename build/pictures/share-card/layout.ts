import { CARD } from '../../../src/lib/content/page-files.ts';
import type { Kolam } from '../../../src/lib/drawing/kolam/kolam.ts';

/** Between the card's edges and its words. */
export const MARGIN = 60;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the middle of a drawing to its edges, in its units. */
interface Half {
  x: number;
  y: number;
}

/** Where things stand on a card, in pixels. */
export interface CardLayout {
  /** Room for the title, which begins at its upper left corner. */
  title: Box;
  titleSize: number;
  drawing: Box;
  /** What of the kolam is seen, in its own units. */
  view: string;
  /** How many pixels its unit has. */
  scale: number;
  /** Where the company's name stands. */
  brand: 'above' | 'below';
}

/** Beyond a drawing's reach, for half the width of its line; in the drawing's units. */
const EDGE = 10;
/** Drawings that are so much wider than high stand below the title. */
const WIDE = 1.45;
const BELOW = { height: 356 };
/** A drawing beside the words is as wide as leaves them a large size. */
const BESIDE = { widths: [510, 450, 390], height: 530, gap: 32 };
const LARGE = 80;
/** Of the company's name below, with the space above it. */
const BRAND_HEIGHT = 136;
/** Of the line above a title that tells the kind of page. */
const KIND_HEIGHT = 56;

const SIZES = [144, 132, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32];
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

/**
 * Where the title and the drawing of a card stand: a wide drawing below the words, cut off by the card's edge, others beside
 * them.
 */
export function cardLayout(title: string, kind: string | undefined, { reach, horizon }: Kolam): CardLayout {
  const half = { x: reach.x + EDGE, y: reach.y + EDGE };
  const top = MARGIN + (kind ? KIND_HEIGHT : 0);
  if (half.x / half.y > WIDE) return drawingBelow(title, top, half, horizon);
  const layouts = BESIDE.widths.map((width) => drawingBeside(title, top, half, width));
  return layouts.find(({ titleSize }) => titleSize >= LARGE) ?? layouts[0] ?? drawingBelow(title, top, half, horizon);
}

function drawingBelow(title: string, top: number, half: Half, horizon: number): CardLayout {
  const isWhole = (CARD.width / half.x) * half.y <= BELOW.height;
  const height = half.y + (isWhole ? half.y : horizon);
  const scale = Math.min(CARD.width / (2 * half.x), BELOW.height / height);
  const size = { width: 2 * half.x * scale, height: height * scale };
  const bottom = isWhole ? CARD.height - (BELOW.height - size.height) / 2 : CARD.height;
  const room = { left: MARGIN, top, width: CARD.width - 2 * MARGIN, height: CARD.height - BELOW.height - top };
  return {
    title: room,
    titleSize: titleSize(title, room),
    drawing: { left: (CARD.width - size.width) / 2, top: bottom - size.height, ...size },
    view: `${-half.x} ${-half.y} ${2 * half.x} ${height}`,
    scale,
    brand: 'above',
  };
}

function drawingBeside(title: string, top: number, half: Half, widest: number): CardLayout {
  const scale = Math.min(widest / (2 * half.x), BESIDE.height / (2 * half.y));
  const size = { width: 2 * half.x * scale, height: 2 * half.y * scale };
  const left = CARD.width - MARGIN - size.width;
  const room = { left: MARGIN, top, width: left - MARGIN - BESIDE.gap, height: CARD.height - top - BRAND_HEIGHT };
  return {
    title: room,
    titleSize: titleSize(title, room),
    drawing: { left, top: (CARD.height - size.height) / 2, ...size },
    view: `${-half.x} ${-half.y} ${2 * half.x} ${2 * half.y}`,
    scale,
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

function widthOf(word: string): number {
  const widths = [...word].map((letter) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST);
  return widths.reduce((sum, width) => sum + width, 0);
}

import { createElement, type ReactElement } from 'react';
import type { CardPicture } from '../../../src/components/share-card/picture.ts';
import { CARD } from '../../../src/lib/content/page-files.ts';
import { isOwn, type Mark } from '../../../src/lib/look/mark.ts';
import type { CardColours } from './card-colours.ts';
import { figureOn } from './figure.ts';
import { type CardLayout, cardLayout, LINE_HEIGHT, MARGIN } from './layout.ts';
import { pictureImage } from './picture-image.ts';

export interface ShareCardProps {
  title: string;
  /** The kind of page, above its title. */
  kind: string | undefined;
  picture: CardPicture;
  /** The company's name. */
  name: string;
  /** Stands before it. */
  mark: Mark;
  colours: CardColours;
}

/** The family and the weights of the typeface, as they are named to satori. */
export const CARD_FONT = { family: 'Anek Latin', heavy: 800, bold: 700 } as const;

/** Widths are thicker than on a page because cards are seen at a quarter of their size. */
const MARK = { size: 76, line: 10, dot: 23 };

/**
 * The picture of a page where somebody shares it: its title, what the page is known by, and the company's name, on its colour.
 * For satori, which knows no classes, so it has its styles in attributes; and without JSX, because Node reads this file as it is.
 */
export function ShareCard({ title, kind, picture, name, mark, colours }: ShareCardProps): ReactElement {
  const layout = cardLayout(title, kind, picture);
  const base = { display: 'flex', position: 'relative', ...CARD, fontFamily: CARD_FONT.family };
  return createElement(
    'div',
    { style: { ...base, backgroundColor: colours.own, color: colours.ink } },
    pictureImage(picture, layout, colours),
    titleOf(title, layout),
    kind && text(kind, { left: MARGIN, top: MARGIN - 10, fontSize: 40 }),
    picture.figure && figureOn(picture.figure, layout, colours),
    brandOf(name, layout, markOn(mark, colours)),
  );
}

function titleOf(title: string, { title: { left, top, width }, titleSize }: CardLayout) {
  // The letters of a line stand lower in it the larger they are.
  return text(title, {
    left: left - titleSize * 0.02,
    top: top - titleSize * 0.08,
    width: width + titleSize * 0.02,
    fontSize: titleSize,
    fontWeight: CARD_FONT.heavy,
    lineHeight: LINE_HEIGHT,
    letterSpacing: '-0.03em',
  });
}

function brandOf(name: string, { brand }: CardLayout, drawnMark: ReactElement) {
  const place = brand === 'above' ? { right: MARGIN, top: MARGIN - 32 } : { left: MARGIN, bottom: MARGIN - 6 };
  return createElement(
    'div',
    { style: { display: 'flex', position: 'absolute', alignItems: 'center', ...place } },
    drawnMark,
    createElement(
      'div',
      { style: { marginLeft: 16, fontSize: 46, fontWeight: CARD_FONT.bold, letterSpacing: '-0.015em' } },
      name,
    ),
  );
}

function markOn(mark: Mark, { ink, hot, paper, text: own }: CardColours): ReactElement {
  const square = { width: MARK.size, height: MARK.size };
  if (isOwn(mark)) {
    const { x, y, width, height } = mark.box;
    const view = `xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"`;
    const drawn = `<svg ${view}>${mark.markup.replaceAll('currentColor', own)}</svg>`;
    const src = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
    const style = { objectFit: 'contain', padding: 8, borderRadius: 12, backgroundColor: paper } as const;
    return createElement('img', { src, ...square, style });
  }
  const reached = mark.reach.x + MARK.line / 2;
  const line = { d: mark.half, stroke: ink, strokeWidth: MARK.line, strokeLinecap: 'round' } as const;
  return createElement(
    'svg',
    { viewBox: `${-reached} ${-reached} ${2 * reached} ${2 * reached}`, ...square, fill: 'none' },
    createElement('path', { d: mark.dots, stroke: hot, strokeWidth: MARK.dot, strokeLinecap: 'round' }),
    createElement('path', { ...line, transform: 'scale(-1)' }),
    createElement('path', line),
  );
}

function text(words: string, style: Record<string, string | number>) {
  const base = { position: 'absolute', display: 'flex', fontWeight: CARD_FONT.bold };
  return createElement('div', { style: { ...base, ...style } }, words);
}

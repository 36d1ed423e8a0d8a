import { createElement, type ReactElement } from 'react';
import type { CardPicture } from '../../../src/components/share-card/picture.ts';
import { CARD } from '../../../src/lib/content/page-files.ts';
import type { CardColours } from './card-colours.ts';
import { type CardLayout, FOOT, MARGIN } from './layout.ts';

type Figure = NonNullable<CardPicture['figure']>;

/** Of a ring and of the line that it is on. */
const LINE = 8;
/** Of each of two bars, and between them. */
const BAR = { height: 128, gap: 14 };

/** What is said large with a picture, as it stands on the page's banner. */
export function figureOn({ form, values }: Figure, layout: CardLayout, colours: CardColours): ReactElement {
  const { drawing, figureSize: fontSize } = layout;
  const words = { fontSize, fontWeight: 800, lineHeight: 1, letterSpacing: '-0.03em', whiteSpace: 'nowrap' };
  const [value = ''] = values;
  // Below the figures of a line there is room for the tails of letters, which figures do not have.
  const foot = CARD.height - FOOT - fontSize * 0.14;
  switch (form) {
    case 'before':
      return box({ ...words, left: MARGIN, bottom: foot }, value);
    case 'on':
      return box({ ...words, left: CARD.width / 3, bottom: MARGIN - fontSize * 0.14 }, value);
    case 'above':
      return box({ ...words, left: MARGIN, top: drawing.top - fontSize * 1.12 }, value);
    case 'ring':
      return ringed(value, words, colours.hot);
    case 'bars':
      return bars(values, words, colours);
  }
}

type Style = Record<string, string | number>;

function ringed(value: string, words: Style, hot: string) {
  const border = `${LINE}px solid ${hot}`;
  const bottom = CARD.height - FOOT;
  const ring = { ...words, left: MARGIN, bottom, padding: '0.16em 0.4em 0.08em', border, borderRadius: CARD.height };
  return box(
    { left: 0, top: 0, ...CARD },
    box({ left: 0, width: CARD.width, bottom, height: LINE, backgroundColor: hot }),
    box(ring, value),
  );
}

function bars(values: readonly string[], words: Style, { hot, deep, bezel, ink }: CardColours) {
  const amounts = values.map((value) => Number.parseFloat(value.replaceAll(/[^\d.]/g, '')));
  const greatest = Math.max(...amounts);
  const rows = values.map((value, index) => {
    const share = (amounts[index] ?? 0) / greatest;
    const isInside = share >= 0.5;
    const bar = {
      display: 'flex',
      height: BAR.height,
      width: CARD.width * share,
      backgroundColor: share === 1 ? deep : hot,
    };
    const inside = { position: 'absolute', left: MARGIN, color: share === 1 ? ink : bezel };
    return createElement(
      'div',
      {
        key: value,
        style: { display: 'flex', position: 'relative', alignItems: 'center', height: BAR.height, marginTop: BAR.gap },
      },
      createElement('div', { style: bar }),
      createElement(
        'div',
        { style: { ...words, display: 'flex', ...(isInside ? inside : { marginLeft: 28 }) } },
        value,
      ),
    );
  });
  return box({ left: 0, width: CARD.width, bottom: BAR.gap * 2, flexDirection: 'column' }, ...rows);
}

function box(style: Style, ...children: (string | ReactElement)[]): ReactElement {
  return createElement('div', { style: { position: 'absolute', display: 'flex', ...style } }, ...children);
}

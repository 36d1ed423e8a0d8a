import { createElement, type ReactElement } from 'react';
import { CARD } from '../../../src/lib/content/page-files.ts';
import type { Kolam } from '../../../src/lib/drawing/kolam/kolam.ts';
import { pageKolam } from '../../../src/lib/drawing/kolam/page-kolam.ts';
import { isOwn, type Mark } from '../../../src/lib/look/mark.ts';
import type { ColourOf } from '../../../src/lib/machines/theme-colours.ts';
import type { KolamContent } from '../../../src/schemas/parts.ts';
import { type CardLayout, cardLayout, LINE_HEIGHT, MARGIN } from './layout.ts';

export interface ShareCardProps {
  /** The page's, which decides the line of its kolam. */
  path: string;
  title: string;
  /** The kind of page, above its title. */
  kind: string | undefined;
  kolam: KolamContent;
  /** The company's name. */
  name: string;
  /** Stands before it. */
  mark: Mark;
  colours: ColourOf;
}

/** The family and the weights of the typeface, as they are named to satori. */
export const CARD_FONT = { family: 'Anek Latin', heavy: 800, bold: 700 } as const;

/**
 * Widths in pixels, thicker than on a page because cards are seen at a quarter of their size; and at most in a drawing's own
 * units, so that small drawings stay open.
 */
const LINE = { fine: 5, strong: 8, dot: 13 };
const THICKEST = { fine: 6.5, strong: 10, dot: 15 };
const MARK = { size: 76, line: 10, dot: 23 };

/**
 * The picture of a page where somebody shares it: its title, its kolam and the company's name. For satori, which knows no
 * classes, so it has its styles in attributes; and without JSX, because Node reads this file as it is.
 */
export function ShareCard({ path, title, kind, kolam, name, mark, colours }: ShareCardProps): ReactElement {
  const drawing = pageKolam(path, kolam);
  const layout = cardLayout(title, kind, drawing);
  const light = (token: string) => colours(token).light;
  const base = { display: 'flex', position: 'relative', ...CARD, fontFamily: CARD_FONT.family };
  return createElement(
    'div',
    { style: { ...base, backgroundColor: light('paper'), color: light('ink') } },
    kolamOf(drawing, layout, { line: light('line'), strong: light(kolam.colour), dot: light('dot') }),
    kind && text(kind, { left: MARGIN, top: MARGIN - 10, fontSize: 40, color: light('accent') }),
    titleOf(title, layout),
    brandOf(name, layout, markOn(mark, light)),
  );
}

interface KolamColours {
  line: string;
  /** Of the half in the page's colour. */
  strong: string;
  dot: string;
}

function kolamOf(kolam: Kolam, { drawing, view, scale }: CardLayout, colours: KolamColours) {
  const width = (part: keyof typeof LINE) => Math.min(LINE[part] / scale, THICKEST[part]);
  const widths = { fine: width('fine'), strong: width('strong'), dot: width('dot') };
  return createElement(
    'svg',
    { viewBox: view, width: drawing.width, height: drawing.height, fill: 'none', style: at(drawing) },
    ...strokes(kolam, colours, widths),
  );
}

/** The line in its two halves, and the dots below it. */
function strokes({ half, dots }: Kolam, colours: KolamColours, widths: Record<'fine' | 'strong' | 'dot', number>) {
  const { line, strong, dot } = colours;
  const whole = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return [
    createElement('path', { key: 'dots', d: dots, stroke: dot, strokeWidth: widths.dot, ...whole }),
    createElement('path', {
      key: 'fine',
      d: half,
      transform: 'scale(-1)',
      stroke: line,
      strokeWidth: widths.fine,
      ...whole,
    }),
    createElement('path', { key: 'strong', d: half, stroke: strong, strokeWidth: widths.strong, ...whole }),
  ];
}

function titleOf(title: string, { title: { left, top, width }, titleSize }: CardLayout) {
  // The letters of a line stand lower in it the larger they are.
  return text(title, {
    left: left - titleSize * 0.05,
    top: top - titleSize * 0.08,
    width: width + titleSize * 0.05,
    fontSize: titleSize,
    fontWeight: CARD_FONT.heavy,
    lineHeight: LINE_HEIGHT,
    letterSpacing: '-0.03em',
  });
}

function brandOf(name: string, { brand }: CardLayout, drawnMark: ReactElement) {
  const place = brand === 'above' ? { right: MARGIN, top: MARGIN - 22 } : { left: MARGIN, bottom: MARGIN - 12 };
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

function markOn(mark: Mark, light: (token: string) => string): ReactElement {
  const square = { width: MARK.size, height: MARK.size };
  if (isOwn(mark)) {
    const { x, y, width, height } = mark.box;
    const view = `xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"`;
    const drawn = `<svg ${view}>${mark.markup.replaceAll('currentColor', light('ink'))}</svg>`;
    const src = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
    return createElement('img', { src, ...square, style: { objectFit: 'contain' } });
  }
  const reached = mark.reach.x + MARK.line / 2;
  return createElement(
    'svg',
    { viewBox: `${-reached} ${-reached} ${2 * reached} ${2 * reached}`, ...square, fill: 'none' },
    ...strokes(
      mark,
      { line: light('line'), strong: light('line'), dot: light('dot') },
      { fine: MARK.line, strong: MARK.line, dot: MARK.dot },
    ),
  );
}

function text(words: string, style: Record<string, string | number>) {
  const base = { position: 'absolute', display: 'flex', fontWeight: CARD_FONT.bold };
  return createElement('div', { style: { ...base, ...style } }, words);
}

function at({ left, top }: { left: number; top: number }) {
  return { position: 'absolute', left, top } as const;
}

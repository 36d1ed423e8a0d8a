import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardPicture } from '../../../src/components/share-card/picture.ts';
import { CARD } from '../../../src/lib/content/page-files.ts';
import type { CardColours } from './card-colours.ts';
import { type CardLayout, FOOT } from './layout.ts';

/** Widths of lines in pixels, and at most in a drawing's own units, so that small drawings stay open. */
const LINE = { fine: 5, strong: 8, dot: 13 };
const THICKEST = { fine: 6.5, strong: 10, dot: 15 };

/**
 * What is drawn on a card, as one picture of its size. The parts are those of the pages; the sheet gives them the colours that
 * they have on a coloured ground, and widths for a picture that is seen at a quarter of its size.
 */
export function pictureImage(picture: CardPicture, layout: CardLayout, colours: CardColours): ReactElement {
  const { left, top, width, height } = layout.drawing;
  const drawn = createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${CARD.width} ${CARD.height}`, color: colours.ink },
    createElement('style', null, sheet(layout.scale, colours)),
    createElement('filter', { id: 'line', ...WHOLE }, ...OUTLINE(colours.ink)),
    fieldOf(picture, layout, colours),
    createElement(
      'svg',
      { x: left, y: top, width, height, viewBox: `0 0 ${picture.width} ${picture.height}`, fill: 'none' },
      picture.drawing,
    ),
  );
  const src = `data:image/svg+xml;base64,${Buffer.from(renderToStaticMarkup(drawn)).toString('base64')}`;
  return createElement('img', { src, ...CARD, style: { position: 'absolute', left: 0, top: 0 } });
}

const WHOLE = { x: '-5%', y: '-5%', width: '110%', height: '110%' };

/** A line along the edge of an area that is stretched, where a stroke would be stretched as well; in thousandths of its room. */
const OUTLINE = (colour: string) => [
  createElement('feMorphology', {
    key: 'wider',
    in: 'SourceAlpha',
    operator: 'dilate',
    radius: '4 18',
    result: 'wide',
  }),
  createElement('feFlood', { key: 'colour', floodColor: colour }),
  createElement('feComposite', { key: 'line', in2: 'wide', operator: 'in', result: 'line' }),
  createElement(
    'feMerge',
    { key: 'both' },
    createElement('feMergeNode', { in: 'line' }),
    createElement('feMergeNode', { in: 'SourceGraphic' }),
  ),
];

function fieldOf({ field }: CardPicture, { drawing, brand }: CardLayout, { deep }: CardColours) {
  if (!field) return undefined;
  const edge = Math.min(drawing.left - 28, brand === 'above' ? CARD.width / 2 + 16 : CARD.width);
  const x = field === 'half' ? edge : 0;
  const y = field === 'floor' ? FOOT : 0;
  return createElement('rect', { x, y, width: CARD.width - x, height: CARD.height - y, fill: deep });
}

function sheet(scale: number, { ink, own, deep, tint, hot, skin, bezel }: CardColours): string {
  const width = (part: keyof typeof LINE) => Math.min(LINE[part] / scale, THICKEST[part]).toFixed(2);
  const round = 'stroke-linecap:round;stroke-linejoin:round';
  return `
svg{overflow:visible}
.kolam-line{stroke:${tint};stroke-width:${width('fine')};${round}}
.kolam-strong .kolam-line{stroke:${ink};stroke-width:${width('strong')}}
.kolam-dots{stroke:${hot};stroke-width:${width('dot')};${round}}
.open-kolam .kolam-line{stroke:${hot};stroke-width:${width('strong')}}
.open-kolam .kolam-dots{stroke:${ink}}
.drawing{stroke-width:2.5;${round}}
.deep{fill:${ink}}
.sheet{fill:${own}}
.tint{fill:${tint}}
.skin{fill:${skin}}
.hair{fill:${bezel}}
.hot,.shine{fill:${hot}}
.hot-line{stroke:${hot};stroke-width:4}
.dots{stroke-width:7}
.dotted{stroke-dasharray:0.1 15}
.beads{stroke-width:15;stroke-dasharray:0.1 25}
.bar{stroke-width:9}
.missing{stroke:${hot};stroke-dasharray:6 6}
.dashed{stroke-dasharray:2 9}
.on-hot{stroke:${bezel};stroke-width:3.5}
.faint{opacity:0.5}
.run{stroke:${hot};stroke-width:${(7 / scale).toFixed(2)}}
.counted-loops{stroke:${hot};stroke-width:${(8 / scale).toFixed(2)}}
.larger .counted-loops{stroke-width:${(7 / scale / 3.4).toFixed(2)}}
.counted-loop-dots{stroke:${ink};stroke-width:5;stroke-linecap:round}
.evidence-hot{stroke:${hot}}
circle.evidence-hot{stroke-width:${(8 / scale).toFixed(2)}}
.evidence-small{stroke-width:.24}
.chart-ground{stroke:none;fill:${deep};filter:url(#line)}`;
}

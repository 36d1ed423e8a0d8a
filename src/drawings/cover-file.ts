import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { articleReader } from './article-reader.tsx';
import { inFile } from './attributes.ts';
import { givers } from './givers.ts';
import { drawnLines } from './line-file.ts';
import { LOOKS, twoParts } from './two-parts.ts';

const SHINE = { shine: 'fill="var(--shine)"' };

/** Who hands over a paper: what stands behind that by the name, and what lies over its edge by that and `-hand`. */
const drawnGivers = Object.fromEntries(
  Object.entries(givers).flatMap(([name, { behind, hand }]) => [
    [name, inFile(behind, { ...LOOKS, ...SHINE })],
    [`${name}-hand`, inFile(hand, { ...LOOKS, ...SHINE })],
  ]),
);

/** In lines of their own, as what the page's line draws is not outlined otherwise. */
const READER = `<g stroke="var(--hair)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${inFile(articleReader, { ...LOOKS, ...SHINE })}</g>`;

/**
 * All but the line of what articles are about, who hands over a paper, and what one line can draw: in one file, because each has a
 * kilobyte of headers.
 */
export const coverFile = drawingFile('covers', {
  ...drawnLines,
  'article-phone': drawnLines['article-phone'] + READER,
  ...drawnGivers,
  ...twoParts(true, SHINE),
});

import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { TROUBLES } from '../schemas/drawings.ts';
import { inFile } from './attributes.ts';
import { callers } from './callers.tsx';
import { EMBLEM } from './emblem.ts';
import { emblems } from './emblems.tsx';
import { outcomes } from './outcomes.ts';
import { registers } from './pictures/registers.tsx';
import { besides, type Half, pictures, roofs } from './pictures.ts';
import { TALLEST } from './thing.ts';
import { troubleId, troubles } from './troubles.ts';
import { vocabulary } from './vocabulary.ts';

/** What a picture is as wide as, on its left and on its right, and what is between these, in units of a drawing. */
export const HALF = 340;
export const GAP = 24;

/** Where a picture goes on, so that people are of one height on a page, as far as there is room. */
const LARGEST = 1.45;

/** What `styles/drawing.css` says of the classes of a drawing, as attributes; custom properties that no sheet shortens. */
export const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  // What glows, where a page has a colour for that.
  shine: 'fill="var(--hot,var(--tint))"',
  skin: 'fill="var(--skin)"',
  // Dark in both themes.
  hair: 'fill="light-dark(CanvasText,Canvas)"',
  hot: 'fill="var(--tint)"',
  'on-hot': 'stroke="light-dark(CanvasText,Canvas)" stroke-width="2"',
  letter: 'fill="currentColor"',
  missing: 'stroke="var(--tint)" stroke-dasharray="6 6"',
};

/** What stood in the way, and what stands for a case, is drawn on a pale ground, and one part of it matters. */
const PALE = { ...LOOKS, hot: 'fill="var(--hot)"', letter: 'fill="var(--face)"' };

/** Things on one floor, with equal gaps, drawn as large as a half leaves them room, or as may be. */
function half(parts: Half, left: number, largest: number, highest = Number.POSITIVE_INFINITY) {
  const drawn = parts.map((part) => ('drawing' in part ? part : vocabulary[part.thing](part)));
  const widths = drawn.map(({ width }) => width);
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const tallest = Math.max(...drawn.map(({ height = TALLEST }) => height));
  const scale = Math.min(largest, HALF / (taken + GAP * (widths.length - 1)), highest / tallest);
  const gap = (HALF / scale - taken) / Math.max(1, widths.length - 1);
  let edge = 0;
  const placed = drawn.map(({ width, drawing }) => {
    const markup = `<g transform="translate(${Math.round(edge)})">${inFile(drawing, LOOKS)}</g>`;
    edge += width + gap;
    return markup;
  });
  return {
    height: Math.ceil(scale * tallest),
    markup: `<g transform="translate(${left}) scale(${scale.toFixed(3)})">${placed.join('')}</g>`,
  };
}

/** Where only the left half is shown, nothing of the right one makes it higher. */
const drawnPictures = Object.entries(pictures).map(([name, [left, right]]) => {
  const largest = right ? LARGEST : Number.POSITIVE_INFINITY;
  const first = half(left, 0, largest);
  return {
    name,
    ...first,
    markup: first.markup + (right ? half(right, HALF + GAP, largest, first.height).markup : ''),
  };
});

/** How high each picture is, in units of a drawing. */
export const pictureHeights = new Map(drawnPictures.map(({ name, height }) => [name, height]));

/** By what names the picture beside a record, and what is round a title, are fetched. */
export const besideId = (thing: string) => `${thing}-beside`;
export const roofId = (thing: string) => `${thing}-roof`;

/** By what name somebody in an index is fetched. */
export const callerId = (thing: string) => `${thing}-caller`;

/**
 * What records are about, who called about it, what stands for a case, what stood in its way, and what came of it, in one file: each has a
 * kilobyte of headers. What stands for a case has the line
 * as its outline: its colour is the text's, and its width the page's.
 */
export const pictureFile = drawingFile('pictures', {
  ...Object.fromEntries(drawnPictures.map(({ name, markup }) => [name, markup])),
  ...Object.fromEntries(
    Object.entries(besides).map(([name, tableau]) => [
      besideId(name),
      half([tableau], 0, Number.POSITIVE_INFINITY).markup,
    ]),
  ),
  ...Object.fromEntries(Object.entries(roofs).map(([name, { drawing }]) => [roofId(name), inFile(drawing, LOOKS)])),
  ...Object.fromEntries(Object.entries(outcomes).map(([name, { drawing }]) => [name, inFile(drawing, LOOKS)])),
  ...Object.fromEntries(
    TROUBLES.flatMap((name) => troubles[name].map((drawing, at) => [troubleId(name, at), inFile(drawing, PALE)])),
  ),
  ...Object.fromEntries(Object.entries(callers).map(([name, { drawing }]) => [callerId(name), inFile(drawing, LOOKS)])),
  ...Object.fromEntries(
    Object.entries(emblems).map(([id, { drawing, line, people }]) => [
      id,
      `${inFile(drawing, PALE)}<path fill="none" stroke="currentColor" stroke-width="var(--contour)" vector-effect="non-scaling-stroke" d="M0 0${line}H${EMBLEM.width}"/>${inFile(people, PALE)}`,
    ]),
  ),
  piles: inFile(registers, LOOKS),
});

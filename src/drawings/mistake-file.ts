import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { mistakes } from './mistakes.ts';

/**
 * What `styles/drawing.css` says of the classes of a drawing, as attributes. What is a sheet has its colour from the `fill` of
 * the drawing in the page, what is deep from its `color`.
 */
const LOOKS: Record<string, string> = {
  deep: 'fill="currentColor"',
  // Of the ground of the browser, which is white; in the dark, as deep as a tint is pale.
  tint: 'fill="light-dark(color-mix(in oklab,currentColor 30%,Canvas),oklch(from currentColor .4 calc(c*.7) h))"',
  sheet: '',
  skin: 'fill="var(--skin)"',
  // Dark in both themes.
  hair: 'fill="light-dark(CanvasText,Canvas)"',
  hot: 'fill="var(--hot)"',
  'on-hot': 'stroke="Canvas" stroke-width="3.5"',
};

/** In what the problems of all trades are seen, in one file. */
export const mistakeFile = drawingFile(
  'mistakes',
  Object.fromEntries(
    Object.entries(mistakes).map(([name, { drawing }]) => [
      name,
      `<g stroke="var(--color-line)">${inFile(drawing, LOOKS)}</g>`,
    ]),
  ),
);

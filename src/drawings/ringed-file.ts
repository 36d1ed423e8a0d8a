import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { chartScenes } from './chart-scenes.tsx';
import { nextPackage } from './next-package.tsx';
import { packageShop } from './package-shop.tsx';
import { LOOKS, twoParts } from './two-parts.ts';

/**
 * All but the line of things in two parts, which can be richer there than a page has room for: in one file,
 * because each has a kilobyte of headers. What is on red, which is orange in the other theme, has a colour of its own; elsewhere
 * it is on turmeric, which is as light in both.
 */
export const ringedFile = drawingFile('ringed', {
  ...Object.fromEntries(Object.entries(chartScenes).map(([name, { drawing }]) => [name, inFile(drawing, LOOKS)])),
  ...Object.fromEntries(
    Object.entries({ ...packageShop, ...nextPackage }).map(([name, drawing]) => [
      name,
      inFile(drawing, { ...LOOKS, shine: 'fill="var(--own)"' }),
    ]),
  ),
  ...twoParts(
    false,
    { shine: 'fill="var(--face)"' },
    { 'on-hot': 'stroke="var(--on-hot)" stroke-width="3.5" vector-effect="none"' },
  ),
});

import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { aimLine, aims } from './aims.tsx';
import { inAttributes } from './attributes.ts';
import { drawnLines } from './line-file.ts';

/** What `styles/drawing.css` says of the classes of a drawing, as attributes; the one figure shines. */
export const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  hot: 'fill="var(--figure)"',
  shine: 'fill="var(--color-line)"',
  'on-hot': 'stroke="var(--hair)"',
  dots: 'stroke-width="3.5"',
  bar: 'stroke="var(--figure)" stroke-width="4.5"',
};

const drawnAims = Object.fromEntries(
  Object.entries(aims).map(([name, aim]) => [
    name,
    [
      `<path fill="none" vector-effect="non-scaling-stroke" d="${aimLine(aim)}"/>`,
      '<g stroke="var(--color-line)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
      inAttributes(renderToStaticMarkup(aim.scenes), LOOKS),
      '</g>',
    ].join(''),
  ]),
);

/** What mission and vision are drawn as, and what one line can draw: in one file, because each has a kilobyte of headers. */
export const aimFile = drawingFile('aims', { ...drawnLines, ...drawnAims });

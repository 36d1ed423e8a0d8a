import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFile } from '../lib/drawing/drawing-file.ts';
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
  dashed: 'stroke-dasharray="2 9"',
  faint: 'opacity=".5"',
  bar: 'stroke-width="9"',
  dots: 'stroke-width="7"',
};
const FILLED = ['deep', 'tint', 'sheet', 'skin', 'hair', 'hot'];
/** As thick as the drawing is large. */
const SCALES = ['bar', 'dots'];

/** In what the problems of all trades are seen, in one file. */
export const mistakeFile = drawingFile(
  'mistakes',
  Object.fromEntries(
    Object.entries(mistakes).map(([name, { drawing }]) => [
      name,
      `<g stroke="var(--color-line)">${inAttributes(renderToStaticMarkup(drawing))}</g>`,
    ]),
  ),
);

/** Markup whose looks are attributes instead of classes, because a page's style sheet does not reach into a file. */
function inAttributes(markup: string): string {
  return markup.replace(/<(?:path|circle)[^>]*>/g, (whole) => {
    const names = /class="([^"]*)"/.exec(whole)?.[1]?.split(' ') ?? [];
    const looks = names.map((name) => LOOKS[name]);
    if (!names.some((name) => FILLED.includes(name))) looks.push('fill="none"');
    if (!names.some((name) => SCALES.includes(name))) looks.push('vector-effect="non-scaling-stroke"');
    const element = whole.slice(0, -1).replace(/ class="[^"]*"/, '');
    return `${element} ${looks.join(' ')}>`;
  });
}

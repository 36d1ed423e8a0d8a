import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { LINE_BOX, type LineForm } from './line.ts';
import { lines } from './lines.ts';

/** How far the line goes beyond its box on both sides: farther than any page shows of it. */
const REACH = 3000;

/** Where a page tints nothing, what would lie on that looks as the rest. */
const ON_TINT = 'var(--on-tint,var(--color-line))';

/** How wide a dot is beside an outline. */
const DOT = 11;

/** All that one line can draw, by name. Where a page says no colour for what is filled, that is not filled. */
export const drawnLines = Object.fromEntries(Object.entries(lines).map(([name, form]) => [name, drawn(form)]));

/** The same in one file. */
export const lineFile = drawingFile('lines', drawnLines);

/** Widths of lines are those of the page, whatever the size of the drawing. The line has its colour and width from there. */
function drawn({ line, sheet, tint, ink, dots, inlay, dot = DOT, isDashed = false }: LineForm): string {
  const dashes = isDashed ? ' stroke-dasharray="3 6"' : '';
  const whole = `M${-REACH} ${LINE_BOX.floor}${line}H${LINE_BOX.width + REACH}`;
  return [
    sheet && `<path stroke="none" fill="var(--face,none)" d="${sheet}"/>`,
    tint && `<path stroke="none" fill="var(--tint,none)" d="${tint}"/>`,
    ink && `<path ${thin('var(--color-line)')}${dashes} d="${ink}"/>`,
    inlay?.ink && `<path ${thin(ON_TINT)} d="${inlay.ink}"/>`,
    `<path fill="none" vector-effect="non-scaling-stroke" d="${whole}"/>`,
    dots && `<path ${round('var(--color-line)', dot)} d="${dots}"/>`,
    inlay && `<path ${round(ON_TINT, dot)} d="${inlay.dots}"/>`,
  ].join('');
}

function thin(colour: string): string {
  return `fill="none" ${round(colour, 2)} vector-effect="non-scaling-stroke"`;
}

function round(colour: string, width: number): string {
  return `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
}

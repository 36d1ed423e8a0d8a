import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { drawnLines } from './line-file.ts';
import { twoParts } from './two-parts.ts';

/** All but the line of what articles are about, and what one line can draw: in one file, because each has a kilobyte of headers. */
export const coverFile = drawingFile('covers', { ...drawnLines, ...twoParts(true, { shine: 'fill="var(--shine)"' }) });

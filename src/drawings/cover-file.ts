import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { drawnLines } from './line-file.ts';
import { vocabulary } from './vocabulary.ts';

/** What `styles/drawing.css` says of the classes of a drawing, as attributes. */
const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  hot: 'fill="var(--hot)"',
  letter: 'fill="currentColor" stroke="none"',
  shine: 'fill="var(--shine)"',
  missing: 'stroke-dasharray="6 6"',
  'hot-line': 'stroke="var(--hot)" stroke-width="4" vector-effect="none"',
  'on-hot': 'stroke="var(--hair)" stroke-width="3.5" vector-effect="none"',
};

const drawnCovers = Object.fromEntries(
  Object.entries(vocabulary).flatMap(([name, thing]) => {
    const { rest, hot, isCover } = thing({ isHot: true });
    return isCover
      ? [
          [name, inFile(rest, LOOKS)],
          [`${name}-hot`, inFile(hot, LOOKS)],
        ]
      : [];
  }),
);

/** All but the line of what articles are about, and what one line can draw: in one file, because each has a kilobyte of headers. */
export const coverFile = drawingFile('covers', { ...drawnLines, ...drawnCovers });

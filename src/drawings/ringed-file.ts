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
  shine: 'fill="var(--face)"',
  missing: 'stroke-dasharray="6 6"',
  'hot-line': 'stroke="var(--hot)" stroke-width="4" vector-effect="none"',
  'on-hot': 'stroke="var(--hair)" stroke-width="3.5" vector-effect="none"',
};

/** On what is red in one theme and orange in the other; elsewhere it is on turmeric, which is as light in both. */
const HOT_LOOKS = { ...LOOKS, 'on-hot': 'stroke="var(--on-hot)" stroke-width="3.5" vector-effect="none"' };

/**
 * All but the line of things in two parts, which can be richer there than a page has room for, and what one line can draw: in one
 * file, because each has a kilobyte of headers.
 */
export const ringedFile = drawingFile('ringed', {
  ...drawnLines,
  ...Object.fromEntries(
    Object.entries(vocabulary).flatMap(([name, thing]) => {
      const { rest, hot, isCover } = thing({ isHot: true });
      return hot && !isCover
        ? [
            [name, inFile(rest, LOOKS)],
            [`${name}-hot`, inFile(hot, HOT_LOOKS)],
          ]
        : [];
    }),
  ),
});

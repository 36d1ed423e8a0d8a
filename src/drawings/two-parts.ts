import { inFile } from './attributes.ts';
import { vocabulary } from './vocabulary.ts';

/** What `styles/drawing.css` says of the classes of a drawing, as attributes. */
export const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  hot: 'fill="var(--hot)"',
  letter: 'fill="currentColor" stroke="none"',
  missing: 'stroke-dasharray="6 6"',
  'hot-line': 'stroke="var(--hot)" stroke-width="4" vector-effect="none"',
  'on-hot': 'stroke="var(--hair)" stroke-width="3.5" vector-effect="none"',
};

/**
 * All but the line of things in two parts: what is below it by the name of the thing, and what is above it by that and `-hot`.
 *
 * @param isCover whether those that are covers, or all others
 * @param looks what is said otherwise of a class
 * @param hotLooks what is said otherwise in what is above the line
 */
export function twoParts(isCover: boolean, looks: Record<string, string>, hotLooks = looks): Record<string, string> {
  return Object.fromEntries(
    Object.entries(vocabulary).flatMap(([name, thing]) => {
      const { rest, hot, isCover: isOne = false } = thing({ isHot: true });
      return hot && isOne === isCover
        ? [
            [name, inFile(rest, { ...LOOKS, ...looks })],
            [`${name}-hot`, inFile(hot, { ...LOOKS, ...looks, ...hotLooks })],
          ]
        : [];
    }),
  );
}

import { type Kolam, kolam } from './kolam.ts';
import { diamond } from './outlines.ts';

/** The company's mark: the smallest kolam, three dots a side. */
export function mark(): Kolam {
  return kolam('logo', diamond(3));
}

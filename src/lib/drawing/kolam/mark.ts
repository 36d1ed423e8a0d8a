import { type Kolam, kolam } from './kolam.ts';
import { diamond } from './outlines.ts';

/** The mark of the site: the smallest kolam, three dots a side. */
export function mark(): Kolam {
  return kolam('logo', diamond(3));
}

/** The same dots, with one of twelve lines, which a company's name decides. */
export function markOfName(name: string): Kolam {
  return kolam(name, { ...diamond(3), turns: 2 });
}

import type { ReactNode } from 'react';

/**
 * How the two sides of a page are folded: what is drawn besides the things. How both sides stand is said in the sheet of the
 * same name, below the class `fold-` and the name, which the whole fold has.
 */
export interface FoldForm {
  /** How many problems it has room for, at least and at most. With another number a page gets the plain fold. */
  problems: readonly [least: number, most: number];
  /** The same of the parts. One that does not say it is drawn of six. */
  parts?: readonly [least: number, most: number];
  /** All things stand on one floor and are drawn to one scale; otherwise each is as high as it is. */
  isShelf?: boolean;
  /** At the end of the problems' side. */
  foot?: ReactNode;
  /** At the beginning of the other side, where both meet. */
  seam?: ReactNode;
  /** What a problem lacks that the part beside it would need. */
  lack?: (index: number) => ReactNode;
  /** What a part of the solution has of the one line, from the upper edge of its row to the lower one. */
  piece?: (index: number, count: number) => ReactNode;
}

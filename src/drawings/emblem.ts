import type { ReactNode } from 'react';

/** What a page's line draws in passing: from the floor, y = 0, at the left to the floor at the right. */
export interface Emblem {
  line: string;
  /** What lies below the line: filled, and what is drawn on that. */
  drawing: ReactNode;
  /** Who is at work on it, before the line. */
  people?: ReactNode;
}

/** How wide one is, and how high it can be, in units of a drawing. */
export const EMBLEM = { width: 300, height: 288 };

import type { ReactNode } from 'react';

/** What is done at a step of a process, as wide and as high as `STEP`, on the floor y = 0. */
export interface Step {
  /** What the line draws of it: from where it leaves the floor to where it is on that again. */
  line: string;
  /** All else, below the line. */
  drawing: ReactNode;
}

export const STEP = { width: 280, height: 240 };

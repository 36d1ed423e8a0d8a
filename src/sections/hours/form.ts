import type { ReactNode } from 'react';

interface FaceProps {
  /** Which step it is, counted from 1. */
  number: number;
  /** At which hour or on which day it is done, where content says so. */
  at?: number | undefined;
}

/** What a form of a process draws at each step; its sheet draws the rest. */
export interface HoursForm {
  /** Above the name of a step. */
  Face?: (props: FaceProps) => ReactNode;
  /** The class of a ground that is dark in both themes, if all steps stand on one. */
  ground?: 'on-colour';
  /** The classes of the paper that a step stands on, if it is one. */
  paper?: string;
  /** Whether the steps stand in one row on a tablet, too, where others stand in twos. */
  isOneRow?: boolean;
}

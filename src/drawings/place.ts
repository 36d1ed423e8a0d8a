import type { ReactNode } from 'react';

/** How many of the twelve columns a room takes, beside its neighbours. */
export type Columns = 3 | 4 | 5 | 6 | 7 | 8;

/** What a form of a place draws round the rooms, and how wide these are on a wide window. */
export interface PlaceForm {
  /** Of each room, in their order; rows of twelve. */
  columns: readonly [Columns, Columns, Columns, Columns, Columns, Columns];
  /** Stands on the rooms of the first row. */
  roof?: ReactNode;
  /** Lies below the rooms, from one edge of the window to the other. */
  ground?: ReactNode;
  /** Whether the rooms are counted, as floors of a building are. */
  isNumbered?: boolean;
}

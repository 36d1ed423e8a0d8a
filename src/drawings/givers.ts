import type { ReactNode } from 'react';
import type { GiverName } from '../schemas/drawings.ts';
import { lorryDriver } from './givers/lorry-driver.tsx';

/** Somebody who hands over a paper, whose upper edge is y = 0 and which is as wide as the picture. */
export interface Giver {
  width: number;
  height: number;
  /** What goes on behind the paper, as far as the page shows it. */
  behind: ReactNode;
  /** The arm, with the hand that lies over the edge. */
  hand: ReactNode;
}

/** Who hands over the paper of a record. */
export const givers: Record<GiverName, Giver> = { 'lorry-driver': lorryDriver };

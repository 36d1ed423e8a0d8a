import type { ReactNode } from 'react';
import type { ThingName } from '../../schemas/drawings.ts';
import { feeCounter } from './fee-counter.tsx';
import { invoiceDay } from './invoice-day.tsx';
import { packingLine } from './packing-line.tsx';

/** A scene that stands on the line: its middle is at x = 0 and the line at y = 0. */
export interface YearScene {
  /** What a phone shows of it, too; where there is more room, what stands beside that is seen. */
  width: number;
  height: number;
  drawing: ReactNode;
}

/** The years that are as wide as the page, and what a number of very many counts, by the name of the thing. */
export const yearScenes: Partial<Record<ThingName, YearScene>> = {
  cartons: packingLine,
  'coded-invoice': invoiceDay,
  'paying-desk': feeCounter,
};

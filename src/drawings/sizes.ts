import type { ReactNode } from 'react';
import type { SizeName } from '../schemas/drawings.ts';
import { oneCounter } from './sizes/one-counter.tsx';
import { oneScreen } from './sizes/one-screen.tsx';
import { wholeCompany } from './sizes/whole-company.tsx';
import type { Tableau } from './thing.ts';

/**
 * What is as wide as half the page, the rooms in which that stands, of which some are lit, and what goes on in the other half, where
 * that is low; on a phone it stands below.
 */
export type Size = Tableau & { rooms?: ReactNode; yard?: ReactNode };

/** For whom is built, ever farther off. */
export const sizeDrawings: Record<SizeName, Size> = {
  'one-screen': oneScreen,
  'one-counter': oneCounter,
  'whole-company': wholeCompany,
};

import type { SizeName } from '../schemas/drawings.ts';
import { oneCounter } from './sizes/one-counter.tsx';
import { oneScreen } from './sizes/one-screen.tsx';
import { wholeCompany } from './sizes/whole-company.tsx';
import type { Tableau } from './thing.ts';

/** For whom is built. All have one scale: as many units for a week. */
export const sizeDrawings: Record<SizeName, Tableau> = {
  'one-screen': oneScreen,
  'one-counter': oneCounter,
  'whole-company': wholeCompany,
};

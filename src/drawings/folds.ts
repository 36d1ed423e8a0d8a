import type { FoldName } from '../schemas/drawings.ts';
import type { FoldForm } from './fold.ts';
import { bus } from './folds/bus.tsx';
import { card } from './folds/card.tsx';
import { coil } from './folds/coil.tsx';
import { joints } from './folds/joints.tsx';
import { key } from './folds/key.tsx';
import { plain } from './folds/plain.tsx';
import { scanner } from './folds/scanner.tsx';
import { shelf } from './folds/shelf.tsx';
import { steps } from './folds/steps.tsx';

/** How each name folds a page that content may use. */
export const folds: Record<FoldName, FoldForm> = {
  bus,
  card,
  coil,
  joints,
  key,
  plain,
  scanner,
  shelf,
  steps,
};

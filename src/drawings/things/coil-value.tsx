import { coil } from '../coil.tsx';
import type { Thing } from '../thing.ts';

/** A coil of steel as accounts see it: a coin. */
export const coilValue: Thing = () =>
  coil(
    <>
      <circle className="hot" cx="78" cy="-78" r="52" />
      <path className="on-hot" d="M58-108h40M58-92h40M58-108h12c26 0 26 32 0 32h-10l30 30" />
    </>,
  );

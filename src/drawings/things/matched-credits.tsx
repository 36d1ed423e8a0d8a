import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-142l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8V0';

/** Two open invoices, each with the credit that paid it, and a credit that has none. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 186, y: -58, r: 40 },
    rest: (
      <>
        <path className="tint" d={`M0 0${RECEIPT}`} />
        <path className="sheet" d={`M72 0${RECEIPT}`} />
        <path className="deep" d="M32-65a27 27 0 0 1 0-54 27 27 0 0 1 0 54m72 0a27 27 0 0 1 0-54 27 27 0 0 1 0 54" />
        <path className="on-hot" d={rupee(32, -98) + rupee(104, -98)} />
        <path strokeWidth="4" d="M20-32l9 10 16-22m47 12l9 10 16-22" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M186-29a29 29 0 0 1 0-58a29 29 0 0 1 0 58" />
        <path className="on-hot" d={rupee(186, -59)} />
      </>
    ),
  });

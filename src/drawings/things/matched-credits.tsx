import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-142l7.5-8 7.5 8 7.5-8 7.5 8 7.5-8 7.5 8 7.5-8 7.5 8V0';

/** Open invoices, each with the credit that paid it, and a credit that has none. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 260, y: -56, r: 36 },
    rest: (
      <>
        <path className="sheet" d={`M0 0${RECEIPT}M72 0${RECEIPT}M144 0${RECEIPT}`} />
        <path
          className="tint"
          d="M30-76a20 20 0 0 1 0-40a20 20 0 0 1 0 40m72 0a20 20 0 0 1 0-40a20 20 0 0 1 0 40m72 0a20 20 0 0 1 0-40a20 20 0 0 1 0 40"
        />
        <path d={rupee(30, -97) + rupee(102, -97) + rupee(174, -97)} />
        <path d="M13-56h34m38 0h34m38 0h34" />
        <path strokeWidth="4" d="M19-26l8 9 15-20m51 11l8 9 15-20m51 11l8 9 15-20" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M260-30a26 26 0 0 1 0-52a26 26 0 0 1 0 52" />
        <path className="on-hot" d={rupee(260, -57)} />
      </>
    ),
  });

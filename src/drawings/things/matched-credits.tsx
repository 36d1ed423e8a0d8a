import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-140l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8V0';

/** Open invoices, each with the credit that paid it, and a credit that has none. */
export const matchedCredits: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 262, y: -52, r: 36 },
  drawing: (
    <>
      <path className="tint" d={`M0 0${RECEIPT}M76 0${RECEIPT}M152 0${RECEIPT}`} />
      <path className="dashed" d={`M230 0${RECEIPT}`} />
      <path
        className="sheet"
        d="M32-72a22 22 0 0 1 0-44a22 22 0 0 1 0 44m76 0a22 22 0 0 1 0-44a22 22 0 0 1 0 44m76 0a22 22 0 0 1 0-44a22 22 0 0 1 0 44"
      />
      <path strokeWidth="2.5" d={rupee(32, -95) + rupee(108, -95) + rupee(184, -95)} />
      <path d="M14-54h36m40 0h36m40 0h36" />
      <path strokeWidth="4" d="M20-24l8 9 16-21m52 12l8 9 16-21m52 12l8 9 16-21" />
      <path className="hot" d="M262-27a25 25 0 0 1 0-50a25 25 0 0 1 0 50" />
      <path className="on-hot" d={rupee(262, -53)} />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** Counters side by side, six if no count is given; the first ones, as many as are marked, have changed over. */
export const tills: Thing = ({ count = 6, marked = 2 }) => ({
  width: count * 46 - 6,
  spot: { x: 43, y: -70, r: 40 },
  drawing: (
    <>
      <path className="tint" d={`M0 0${'v-50h40v50zm46 0'.repeat(count)}`} />
      <path d={`M20-50${'v-12m46 12'.repeat(count)}`} />
      <path className="sheet" d={`M4-62${'v-26h32v26zm46 0'.repeat(count)}`} />
      <path className="hot" d={`M4-62${'v-26h32v26zm46 0'.repeat(marked)}`} />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** Coins in piles on a table; what is missing of the last pile is dashed. */
export const coins: Thing = () => ({
  width: 176,
  spot: { x: 140, y: -104, r: 34 },
  drawing: (
    <>
      <path className="deep" d="M0-68h176v8H0z" />
      <path d="M12-60 6 0m158-60 6 60" />
      <path
        className="sheet"
        d={[6, 4, 7, 3].map((count, pile) => `M${14 + pile * 38}-68${'v-10h30v10zm0-10'.repeat(count)}`).join('')}
      />
      <path className="missing" d={`M128-98${'v-10h30v10zm0-10'.repeat(3)}`} />
    </>
  ),
});

import type { Thing } from '../thing.ts';

const PILES = [6, 4, 7, 3];

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
        d={PILES.map((count, pile) =>
          Array.from({ length: count }, (_, index) => `M${14 + pile * 38} ${-68 - index * 10}v-10h30v10z`).join(''),
        ).join('')}
      />
      <path className="missing" d="M128-98v-10h30v10zm0-10v-10h30v10zm0-10v-10h30v10z" />
    </>
  ),
});

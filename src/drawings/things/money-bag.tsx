import type { Thing } from '../thing.ts';

/** A bag of money that nobody has taken apart. */
export const moneyBag: Thing = () => ({
  width: 125,
  height: 124,
  spot: { x: 63, y: -41, r: 41 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M36-98q26 12 52 0 40 34 36 74-4 24-62 24t-62-24q-4-40 36-74zM42-98l-10-26q30 12 60 0l-10 26"
      />
      <path className="hot-line" d="M42-70h42M42-54h42M48-70c40 0 40 32 0 32l28 26" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** Weeks in which little happens, then a price that climbs to the lamp. */
export const festivalRush: Thing = () => ({
  width: 216,
  spot: { x: 190, y: -130, r: 24 },
  drawing: (
    <>
      <path className="tint" d="M0-2C80-6 132-20 156-68c10-20 18-26 26-30l34-4V-2z" />
      <path d="M0-2h216M12-2v-8m22 8v-8m22 8v-8m22 8v-8m22 8v-8m22 8v-8m22 8v-8m22 8v-8m22 8v-8" />
      <path className="sheet" d="M164-104c4 22 48 22 52 0-16 6-36 6-52 0z" />
      <path className="hot" d="M190-106c-22-14-8-28 0-48 8 20 22 34 0 48z" />
      <path d="M66-44l34-14m-12-4l12 4-5 12M96-94l28-26m-12 2l12-2-1 12M20-26l40-6m-10-8l10 8-8 9" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** A few pages, signed on the first, and the pen. */
export const signedPages: Thing = () => ({
  width: 124,
  height: 132,
  spot: { x: 50, y: -36, r: 32 },
  drawing: (
    <>
      <path className="tint" d="M20-132h84v116H20z" />
      <path className="sheet" d="M10-124h84V-8H10zM0-116h84V0H0z" />
      <path d="M14-100h34m-34 16h56m-56 12h56m-56 12h56M14-18h56" />
      <path d="M16-24q6-26 12-8t10 0 10-4 9 2q4-10 9 0" />
      <path className="deep" d="m76-30 36-62 12 7-36 62-14 9z" />
    </>
  ),
});

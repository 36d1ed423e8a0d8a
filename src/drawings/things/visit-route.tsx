import type { Thing } from '../thing.ts';

/** The day's visits on a phone, along a route; one comes next. */
export const visitRoute: Thing = () => ({
  width: 78,
  height: 136,
  spot: { x: 50, y: -70, r: 22 },
  drawing: (
    <>
      <path className="sheet" d="M12-136h54q12 0 12 12v112q0 12-12 12h-54q-12 0-12-12v-112q0-12 12-12z" />
      <path d="M20-112h38v40h-38v38h38M32-10h14" />
      <circle className="deep" cx="20" cy="-112" r="5" />
      <circle className="deep" cx="58" cy="-34" r="5" />
      <circle className="hot" cx="40" cy="-72" r="10" />
    </>
  ),
});

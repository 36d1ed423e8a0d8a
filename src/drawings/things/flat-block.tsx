import type { Thing } from '../thing.ts';

/** A block of flats, three to a floor: free, booked, and one that is held. */
export const flatBlock: Thing = () => ({
  width: 112,
  height: 138,
  spot: { x: 56, y: -66, r: 24 },
  drawing: (
    <>
      <path className="sheet" d="M4 0v-126h104v126z" />
      <path d="M0 0h112M0-126h112M30-126v-12h52v12M46 0v-22h20v22" />
      <path className="tint" d="M16-112h18v22h-18zm62 0h18v22h-18zm-62 36h18v22h-18zm62 36h18v22h-18z" />
      <path d="M47-112h18v22h-18zm31 36h18v22h-18zm-62 36h18v22h-18z" />
      <path className="hot" d="M47-76h18v22h-18z" />
    </>
  ),
});

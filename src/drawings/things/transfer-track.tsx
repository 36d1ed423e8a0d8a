import type { Thing } from '../thing.ts';

/** The way of a payment on a board: it fails before its end, and comes back. */
export const transferTrack: Thing = () => ({
  width: 236,
  spot: { x: 169, y: -110, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h236v104H0z" />
      <path d="M24-46V0m188-46V0M16-110h204M169-98v18q0 12-12 12H79q-12 0-12-12v-14m-8 8 8-9 8 9" />
      <path className="deep" d={`M4-110${'a12 12 0 0 0 24 0a12 12 0 0 0-24 0m51 0'.repeat(3)}`} />
      <circle className="hot" cx="169" cy="-110" r="13" />
      <circle className="sheet" cx="220" cy="-110" r="12" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** Copies in four places; one entry was found. */
export const scatteredCopies: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 116, y: -28, r: 21 },
  drawing: (
    <>
      <circle className="sheet" cx="28" cy="-96" r="28" />
      <circle className="sheet" cx="118" cy="-102" r="22" />
      <circle className="sheet" cx="116" cy="-28" r="28" />
      <circle className="sheet" cx="32" cy="-20" r="20" />
      <path className="dashed" d="M56-94l40-6M46-72l56 26M30-68v28" />
      <path className="dots" d="M28-96h0M118-102h0M32-20h0" />
      <circle className="hot" cx="116" cy="-28" r="9" />
    </>
  ),
});

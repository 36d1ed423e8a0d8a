import type { Thing } from '../thing.ts';

/** A badge. */
export const idBadge: Thing = () => ({
  width: 112,
  height: 128,
  spot: { x: 86, y: -24, r: 20 },
  drawing: (
    <>
      <path className="sheet" d="M42-106V-128h28v22M0-106h112v106h-112z" />
      <circle cx="34" cy="-62" r="15" />
      <path d="M10-22q24-34 48 0M72-66h28M72-48h20" />
      <circle className="hot" cx="86" cy="-24" r="8" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** A cone of yarn, whose end leads to the pieces that came back. */
export const yarnCone: Thing = () => ({
  width: 236,
  height: 132,
  spot: { x: 130, y: -44, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M30-132h24v10H30zM14-24h56v10H14z" />
      <path className="sheet" d="M28-122h28l22 98H6z" />
      <path d="M26-110q16 9 32 0M22-96q20 10 40 0M19-80q23 11 46 0M15-64q27 12 54 0M12-48q30 12 60 0M150 0h86" />
      <path className="tint" d="M156-22h74V0h-74zM156-66h74v22h-74z" />
      <path className="sheet" d="M156-44h74v22h-74z" />
      <path className="hot-line" d="M71-54C118-58 128 0 104 0s-6-80 28-80 4 69 24 69h18" />
    </>
  ),
});

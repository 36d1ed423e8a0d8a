import type { Thing } from '../thing.ts';

/** A lorry with one of its loads. */
export const goodsLorry: Thing = () => ({
  width: 146,
  height: 86,
  spot: { x: 26, y: -40, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M0-86h92v66h-92z" />
      <path className="tint" d="M92-66h30l24 24v22h-54z" />
      <path className="hot" d="M10-60h32v40h-32z" />
      <path d="M50-60h32v40h-32z" />
      <circle className="sheet" cx="30" cy="-14" r="14" />
      <circle className="sheet" cx="120" cy="-14" r="14" />
    </>
  ),
});

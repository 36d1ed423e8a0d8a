import type { Thing } from '../thing.ts';

/** A box that has been checked and sealed. */
export const sealedBox: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 117, y: -29, r: 26 },
  drawing: (
    <>
      <path className="sheet" d="M0-92l60-32 60 32v58l-60 32-60-32zM0-92l60 32 60-32M60-60v58" />
      <circle className="sheet" cx="116" cy="-28" r="28" />
      <path className="hot-line" d="M103-28l10 10 18-22" />
    </>
  ),
});

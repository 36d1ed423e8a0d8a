import type { Thing } from '../thing.ts';

/** A tray with a letter in it, and a clock that has gone on. */
export const lateInbox: Thing = () => ({
  width: 216,
  spot: { x: 184, y: -124, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M54-140h92v76H54z" />
      <path d="M54-140l46 40 46-40" />
      <path className="sheet" d="M2-68h62l14 24h60l14-24h62V-2H2z" />
      <path d="M2-68l28-38h24M214-68l-20-28" />
      <path className="sheet" d="M184-154a30 30 0 1 0 .1 0z" />
      <path className="hot-line" d="M184-144v20l15 12" />
    </>
  ),
});

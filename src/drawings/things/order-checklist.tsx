import type { Thing } from '../thing.ts';

/** A checklist on a board: three steps are done, the fourth is next. */
export const orderChecklist: Thing = () => ({
  width: 92,
  height: 128,
  spot: { x: 21, y: -24, r: 20 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-118h92v118z" />
      <path className="tint" d="M28-128h36v18h-36z" />
      <path d="m12-92 6 7 11-14m-17 33 6 7 11-14m-17 33 6 7 11-14M42-90h36m-36 26h26m-26 26h36m-36 24h24" />
      <path className="hot" d="M12-33h18v18h-18z" />
    </>
  ),
});

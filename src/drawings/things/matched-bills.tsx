import type { Thing } from '../thing.ts';

/** Bills beside the portal's list of them: one has no partner there. */
export const matchedBills: Thing = () => ({
  width: 144,
  height: 118,
  spot: { x: 116, y: -38, r: 23 },
  drawing: (
    <>
      <path className="sheet" d="M0-118h62v118h-62z" />
      <path className="tint" d="M84-118h60v118h-60z" />
      <path d="M10-98h124M10-78h124M10-58h124M10-38h42" />
      <path className="hot-line" d="M108-46l16 16m0-16l-16 16" />
      <path d="M10-18h124" />
    </>
  ),
});

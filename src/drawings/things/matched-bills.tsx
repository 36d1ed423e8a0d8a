import type { Thing } from '../thing.ts';

/** Bills beside the portal's list of them: one has no partner there. */
export const matchedBills: Thing = () => ({
  width: 144,
  height: 118,
  spot: { x: 89, y: -47, r: 47 },
  drawing: (
    <>
      <path className="sheet" d="M0-118h62v118h-62zM84-118h60v118h-60z" />
      <path d="M10-98h42M94-98h40M10-78h42M94-78h40M10-58h42M94-58h40M10-38h42" />
      <path className="hot-line" d="M54-38h62m-8-8l16 16m0-16l-16 16" />
      <path d="M10-18h42M94-18h40" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** A table at night: a lamp, two slips, and a line of one that is still being written. */
export const nightReport: Thing = () => ({
  width: 216,
  height: 152,
  spot: { x: 62, y: -56, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M128-152h84v80h-84z" />
      <path className="sheet" d="M178-140a24 24 0 1 0 22 34 26 26 0 0 1-22-34z" />
      <path d="M0-28h216M16-28V0M200-28V0M92-28h36M110-28v-44" />
      <path className="tint" d="M88-72l10-26h24l10 26z" />
      <path className="sheet" d="M26-100h54v72H26zM14-92h54v64H14z" />
      <path d="M24-78h32M24-64h32" />
      <path className="hot-line" d="M24-48h18" />
    </>
  ),
});

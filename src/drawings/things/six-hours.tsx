import type { Thing } from '../thing.ts';

/** Six hours on a dial, of which the first is marked, and a rack of servers with one page on it. */
export const sixHours: Thing = () => ({
  width: 228,
  height: 152,
  spot: { x: 74, y: -110, r: 33 },
  drawing: (
    <>
      <path className="sheet" d="M56-44a44 44 0 0 1 0-88a44 44 0 0 1 0 88" />
      <path className="hot" d="M56-88v-44a44 44 0 0 1 38 22z" />
      <path d="M56-132v88M18-110l76 44M18-66l76-44" />
      <path className="sheet" d="M138-150h90V0h-90z" />
      <path className="tint" d="M148-138h70v20h-70zm0 98h70v20h-70z" />
      <path d="M158-128h12m-12 98h12m-22 20h70" />
      <path className="dots" d="M206-128h0m0 98h0" />
      <path className="sheet" d="M156-112h54v64h-54z" />
      <path d="M166-98h34m-34 12h34m-34 12h34m-34 12h20" />
    </>
  ),
});

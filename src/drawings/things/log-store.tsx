import type { Thing } from '../thing.ts';

/** Logs, and the one clock that they are set to. */
export const logStore: Thing = () => ({
  width: 138,
  height: 126,
  spot: { x: 34, y: -36, r: 36 },
  drawing: (
    <>
      <circle className="sheet" cx="100" cy="-88" r="38" />
      <path d="M100-112v24l16 12" />
      <path className="sheet" d="M0-54h74v54h-74z" />
      <path d="M10-40h40M10-26h54" />
      <path className="hot-line" d="M10-12h48" />
    </>
  ),
});

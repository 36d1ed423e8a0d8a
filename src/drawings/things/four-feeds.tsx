import type { Thing } from '../thing.ts';

/** Files of four systems, pasted into one by hand; one of them is not like the others. */
export const fourFeeds: Thing = () => ({
  width: 200,
  height: 150,
  spot: { x: 177, y: -126, r: 28 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h42v40h-42zm53 0h42v40h-42zm53 0h42v40h-42z" />
      <path d="M8-138h26m-26 12h16m37-12h26m-26 12h16m37-12h26m-26 12h16M21-110q0 18 56 24M74-110q0 12 26 24M127-110q0 12-27 24M179-110q0 18-56 24" />
      <path className="hot-line" d="M158-150h42v40h-42zm8 12h26m-26 12h26" />
      <path className="sheet" d="M54-86h92V0H54z" />
      <path d="M54-66h92m-92 22h92m-92 22h92M84-86V0M116-86V0" />
      <path className="tint" d="m154-10 24-52 10 5-24 52-11 7z" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** A target without a middle, and shots all over it. */
export const missedTarget: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <circle className="sheet" cx="94" cy="-75" r="72" />
      <path
        className="dashed"
        d="M44 -75a50 50 0 0 0 100 0 50 50 0 0 0-100 0M65 -75a29 29 0 0 0 58 0 29 29 0 0 0-58 0"
      />
      <path className="hot-line" d="M213-141L156-101m0 0l3-19m-3 19l19-1" />
      <path d="M38-117l10 10m0-10l-10 10M132-45l10 10m0-10l-10 10M60-34l10 10m0-10l-10 10M122-94l10 10m0-10l-10 10M159-68l10 10m0-10l-10 10" />
    </>
  ),
});

import type { Thing } from '../thing.ts';

/** Meters and the card that each has; one has lapsed, and its meter is cut off. */
export const simMeters: Thing = ({ isHot }) => ({
  width: 238,
  spot: { x: 168, y: -130, r: 32 },
  drawing: (
    <>
      <path className="sheet" d={`M20 0${'v-34h-18v-50h36v50h-18m49 34'.repeat(5)}`} />
      <path d={`M10-72${'h20m-20 11h12m37-11'.repeat(5)}M20-108${'v24m49-24'.repeat(3)}m49 0v24`} />
      <path className="tint" d={`M6-152${'h18l10 10v34h-28zm49 0'.repeat(5)}`} />
      {isHot && <path className="hot" d="M153-152h18l10 10v34h-28z" />}
      <path className="missing" d="M167-104v18" />
    </>
  ),
});

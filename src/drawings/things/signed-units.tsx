import type { Thing } from '../thing.ts';

/** Six units; the first batch has its update. */
export const signedUnits: Thing = () => ({
  width: 142,
  height: 116,
  spot: { x: 122, y: -88, r: 28 },
  drawing: (
    <>
      <path className="tint" d="M0-116h42v50h-42zM50-116h42v50h-42zM100-116h42v50h-42z" />
      <path className="sheet" d="M0-50h42v50h-42zM50-50h42v50h-42zM100-50h42v50h-42z" />
      <path d="M11-90l8 8 14-18M61-90l8 8 14-18M10-36h22M10-20h12M60-36h22M60-20h12M110-36h22M110-20h12" />
      <path className="hot-line" d="M111-90l8 8 14-18" />
    </>
  ),
});

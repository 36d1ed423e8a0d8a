import type { Thing } from '../thing.ts';

/** A blackboard with a timetable of six days, where two lessons clash. */
export const blackboard: Thing = ({ isHot }) => ({
  width: 190,
  height: 152,
  spot: { x: 110, y: -95, r: 28 },
  drawing: (
    <>
      <path d="M28-48 18 0m144-48 10 48" />
      <path className="deep" d="M6-152h178v104H6z" />
      <path className="sheet" d={`M20-140${`${'h20v14h-20zm32 0'.repeat(5)}m-160 22`.repeat(4)}`} />
      {isHot && <path className="hot" d="M84-102h20v14H84zm24 0h28v14h-28z" />}
      <path className="tint" d="M0-48h190v8H0z" />
    </>
  ),
});

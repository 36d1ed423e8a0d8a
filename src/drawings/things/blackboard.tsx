import type { Thing } from '../thing.ts';

/** A blackboard with a timetable of six days, where two lessons clash. */
export const blackboard: Thing = ({ isHot }) => ({
  width: 178,
  height: 152,
  spot: { x: 104, y: -95, r: 28 },
  drawing: (
    <>
      <path d="M22-48 12 0m144-48 10 48" />
      <path className="deep" d="M0-152h178v104H0z" />
      <path className="sheet" d={`M14-140${`${'h20v14h-20zm32 0'.repeat(5)}m-160 22`.repeat(4)}`} />
      {isHot && <path className="hot" d="M78-102h20v14H78zm24 0h28v14h-28z" />}
      <path className="tint" d="M-6-48h190v8H-6z" />
    </>
  ),
});

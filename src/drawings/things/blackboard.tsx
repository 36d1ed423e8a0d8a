import type { Thing } from '../thing.ts';
import { pupils } from './pupils.tsx';

/** How much higher it hangs where pupils stand before it. */
const RISE = 60;

/** Of its ledge. */
const WIDTH = 190;

/** A blackboard with a timetable of six days, where two lessons clash; with a count, so many pupils stand before it. */
export const blackboard: Thing = ({ count = 0, isHot }) => {
  const rise = count > 0 ? RISE : 0;
  const before = pupils({ count });
  return {
    width: WIDTH,
    height: 152 + rise,
    spot: { x: 110, y: -95 - rise, r: 28 },
    drawing: (
      <>
        <path d={`M28-${48 + rise} 18 0m144-${48 + rise} 10 ${48 + rise}`} />
        <g transform={rise > 0 ? `translate(0 -${rise})` : undefined}>
          <path className="deep" d="M6-152h178v104H6z" />
          <path className="sheet" d={`M20-140${`${'h20v14h-20zm32 0'.repeat(5)}m-160 22`.repeat(4)}`} />
          {isHot && <path className="hot" d="M84-102h20v14H84zm24 0h28v14h-28z" />}
          <path className="tint" d="M0-48h190v8H0z" />
        </g>
        {count > 0 && <g transform={`translate(${(WIDTH - before.width) / 2})`}>{before.drawing}</g>}
      </>
    ),
  };
};

import { LinePiece } from '../components/drawing/LinePiece.tsx';
import { StandingThing } from '../drawings/StandingThing.tsx';
import { YearDrawing } from '../drawings/YearDrawing.tsx';
import { years } from '../drawings/years.tsx';
import { dropPath, lassoPath, type Spot } from '../lib/drawing/loop.ts';
import type { ThingName } from '../schemas/drawings.ts';
import './Timeline.css';

/** What the line goes round in a year without figures, seen along the line. */
const SPOT: Spot = { x: 26, y: -39, r: 26 };

/** What is inside the loop beside the circle of a picture, and a little of that, so that there is no gap. */
const NECK = `${dropPath(SPOT)}M${SPOT.x - SPOT.r + 0.2} ${SPOT.y}a25.8 25.8 0 0 0 51.6 0a25.8 25.8 0 0 0-51.6 0z`;

/** A year without figures: the line goes round what it is about, or round a dot. */
export function YearLoop({ thing }: { thing: ThingName | undefined }) {
  const isPicture = thing && thing in years;
  return (
    <div className="year-kolam">
      {isPicture && <YearDrawing thing={thing} />}
      <LinePiece viewBox="-65 0 65 52" width="65" height="52">
        {isPicture && <path d={NECK} fillRule="evenodd" transform="matrix(0 1 1 0 0 0)" className="year-neck" />}
        {!thing && <path d={`M${SPOT.y} ${SPOT.x}h0`} className="line-dots" />}
        <path d={lassoPath(SPOT)} transform="matrix(0 1 1 0 0 0)" />
      </LinePiece>
      {thing && !isPicture && <StandingThing thing={thing} isRound />}
    </div>
  );
}

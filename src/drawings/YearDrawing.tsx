import type { ThingName } from '../schemas/drawings.ts';
import { aimFile } from './aim-file.ts';
import './BeginningDrawing.css';
import './YearDrawing.css';
import { YEAR_RADIUS } from './years.tsx';

/** What the line goes round in a year: a picture that is as large as its circle. */
export function YearDrawing({ thing }: { thing: ThingName }) {
  const side = 2 * YEAR_RADIUS;
  return (
    <svg
      viewBox={`${-YEAR_RADIUS} ${-YEAR_RADIUS} ${side} ${side}`}
      width={side}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="work-look year-drawing"
    >
      <use href={`${aimFile.address}#${thing}`} />
    </svg>
  );
}

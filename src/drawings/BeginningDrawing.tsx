import type { BEGINNINGS } from '../schemas/drawings.ts';
import { aimFile } from './aim-file.ts';
import './BeginningDrawing.css';
import { BEGINNING } from './beginnings.tsx';

interface BeginningDrawingProps {
  name: (typeof BEGINNINGS)[number];
  className: string;
}

/** How a company began, on a floor that is the lower edge of its box; of a box that is less wide, what is in the middle. */
export function BeginningDrawing({ name, className }: BeginningDrawingProps) {
  const { width, height } = BEGINNING;
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`work-look ${className}`}
    >
      <use href={`${aimFile.address}#${name}`} />
    </svg>
  );
}

import type { BEGINNINGS } from '../schemas/drawings.ts';
import { aimFile } from './aim-file.ts';
import './BeginningDrawing.css';
import { BEGINNING, NARROW_BEGINNING } from './beginnings.tsx';

interface BeginningDrawingProps {
  name: (typeof BEGINNINGS)[number];
  /** As it is drawn for a phone. */
  isNarrow?: boolean;
  className: string;
}

/** How a company began, on a floor that is the lower edge of its box. */
export function BeginningDrawing({ name, isNarrow = false, className }: BeginningDrawingProps) {
  const { x, width, height } = isNarrow ? NARROW_BEGINNING : BEGINNING;
  return (
    <svg
      viewBox={`${x} ${-height} ${width} ${height}`}
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`work-look ${className}`}
    >
      <use href={`${aimFile.address}#${isNarrow ? `${name}-narrow` : name}`} />
    </svg>
  );
}

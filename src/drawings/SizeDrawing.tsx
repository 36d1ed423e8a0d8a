import type { SizeName } from '../schemas/drawings.ts';
import { contactFile } from './contact-file.ts';
import { sizeDrawings } from './sizes.ts';
import './SizeDrawing.css';

/** Beside what is drawn, for its outline. */
const MARGIN = 2;

/** The largest, of whose width the others take their part. */
const WIDEST = Math.max(...Object.values(sizeDrawings).map(({ width }) => width));

/**
 * For whom is built: as much of the width that it has as of the largest of all. On a phone all are as wide as the page, and what
 * stands in the middle of each is seen.
 */
export function SizeDrawing({ name }: { name: SizeName }) {
  const { width, height } = sizeDrawings[name];
  return (
    <svg
      viewBox={`${-MARGIN} ${-height - MARGIN} ${width + 2 * MARGIN} ${height + MARGIN}`}
      width={`${(100 * width) / WIDEST}%`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing size-drawing"
    >
      <use href={`${contactFile.address}#${name}`} />
    </svg>
  );
}

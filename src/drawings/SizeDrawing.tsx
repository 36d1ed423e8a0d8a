import type { SizeName } from '../schemas/drawings.ts';
import { contactFile } from './contact-file.ts';
import { sizeDrawings } from './sizes.ts';
import './SizeDrawing.css';

/** Beside what is drawn, for its outline. */
const MARGIN = 2;

/** What is wider has room for its words above its half only. */
const HALF = 620;

/**
 * For whom is built, ever farther off: one screen, a department as wide as its weeks, and a company as wide as the page. On a phone all
 * are as wide as that, and what stands at the left of each is seen.
 */
export function SizeDrawing({ name }: { name: SizeName }) {
  const { width, height } = sizeDrawings[name];
  return (
    <svg
      viewBox={`${-MARGIN} ${-height - MARGIN} ${width + 2 * MARGIN} ${height + MARGIN}`}
      width={width}
      preserveAspectRatio="xMinYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={width > HALF ? 'drawing size-drawing size-wide' : 'drawing size-drawing'}
    >
      <use href={`${contactFile.address}#${name}`} />
    </svg>
  );
}

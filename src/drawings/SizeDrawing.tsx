import type { SizeName } from '../schemas/drawings.ts';
import { contactFile, yardId } from './contact-file.ts';
import { sizeDrawings } from './sizes.ts';
import './SizeDrawing.css';

/** Beside what is drawn, for its outline. */
const MARGIN = 2;

/**
 * For whom is built, ever farther off: one screen, a department, and a company as wide as the page. On a phone what stands at the left
 * of each is seen, which is whole without the rest, and the company's yard below its office.
 */
export function SizeDrawing({ name }: { name: SizeName }) {
  const { width, height, yard } = sizeDrawings[name];
  return (
    <svg
      viewBox={`${-MARGIN} ${-height - MARGIN} ${width + 2 * MARGIN} ${height + MARGIN}`}
      width={width}
      preserveAspectRatio="xMinYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={yard ? 'drawing size-drawing size-wide' : 'drawing size-drawing'}
    >
      <use href={`${contactFile.address}#${name}`} />
      {yard && <use href={`${contactFile.address}#${yardId(name)}`} />}
    </svg>
  );
}

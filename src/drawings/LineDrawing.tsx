import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { LineName } from '../schemas/drawings.ts';
import { LINE_BOX } from './line.ts';
import { lineFile } from './line-file.ts';
import './LineDrawing.css';

interface LineDrawingProps {
  name: LineName;
  /** Where it stands, if the page has a file with more than these. */
  file?: DrawingFile;
}

/** Room for half the width of the line below its floor. */
const BELOW = 10;

/**
 * What one line draws on its way. Its floor lies at 200/210 of its height. Where its box is wider than the drawing, the
 * line goes on to both edges.
 */
export function LineDrawing({ name, file = lineFile }: LineDrawingProps) {
  const [width, height] = [LINE_BOX.width, LINE_BOX.floor + BELOW];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="line-drawing"
    >
      <use href={`${file.address}#${name}`} />
    </svg>
  );
}

import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { LineName } from '../schemas/drawings.ts';
import { LINE_BOX } from './line.ts';
import { lineFile } from './line-file.ts';
import { lines } from './lines.ts';
import './LineDrawing.css';

export interface LineDrawingProps {
  name: LineName;
  /** Where it stands, if the page has a file with more than these. */
  file?: DrawingFile | undefined;
}

/**
 * What one line draws on its way. Its floor is the lower edge of its box. Where its box is wider than the drawing, the line
 * goes on to both edges.
 */
export function LineDrawing({ name, file = lineFile }: LineDrawingProps) {
  const { x, y, width } = lines[name].frame ?? { x: 0, y: 0, width: LINE_BOX.width };
  const height = LINE_BOX.floor - y;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
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

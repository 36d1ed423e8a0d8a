import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { LineName } from '../schemas/drawings.ts';
import { LINE_BOX } from './line.ts';
import { lineFile } from './line-file.ts';
import { lines } from './lines.ts';
import './LineDrawing.css';

interface LineDrawingProps {
  name: LineName;
  /** Where it stands, if the page has a file with more than these. */
  file?: DrawingFile;
}

/**
 * What one line draws on its way. Its floor is the lower edge of its box. Where its box is wider than the drawing, the line
 * goes on to both edges.
 */
export function LineDrawing({ name, file = lineFile }: LineDrawingProps) {
  const { width, floor } = LINE_BOX;
  const { rise = 0 } = lines[name];
  return (
    <svg
      viewBox={`0 ${-rise} ${width} ${floor + rise}`}
      width={width}
      height={floor + rise}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="line-drawing"
    >
      <use href={`${file.address}#${name}`} />
    </svg>
  );
}

import { LineDrawing, type LineDrawingProps } from '../../drawings/LineDrawing.tsx';
import './ClosingLine.css';

/** What the page's line draws at its end, below the words or beside them. */
export function ClosingLine(drawing: LineDrawingProps) {
  return (
    <div className="closing-drawing">
      <LineDrawing {...drawing} />
    </div>
  );
}

import { LineDrawing } from '../../drawings/LineDrawing.tsx';
import type { LineName } from '../../schemas/drawings.ts';
import './ClosingLine.css';

/** What the page's line draws at its end, below the words or beside them. */
export function ClosingLine({ name }: { name: LineName }) {
  return (
    <div className="closing-drawing">
      <LineDrawing name={name} />
    </div>
  );
}

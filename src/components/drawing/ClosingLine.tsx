import { LineDrawing } from '../../drawings/LineDrawing.tsx';
import type { LineName } from '../../schemas/drawings.ts';
import './ClosingLine.css';

/** What the page's line draws at its end, below the words or beside them: as high as wide. */
export function ClosingLine({ name }: { name: LineName }) {
  return <LineDrawing name={name} />;
}

import { growingKolams } from '../../lib/drawing/kolam/growing-kolams.ts';
import { FloorKolam } from './FloorKolam.tsx';
import './KolamDrawing.css';

/** A kolam in so many sizes on the page's one line. */
export function GrowingKolams({ count }: { count: number }) {
  const { line, dots, width, height } = growingKolams(count);
  return (
    <FloorKolam box={{ x: 0, y: -height, width, floor: 0 }} dots={dots}>
      <path d={line} className="kolam-line" />
    </FloorKolam>
  );
}

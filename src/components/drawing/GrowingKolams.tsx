import { growingKolams } from '../../lib/drawing/kolam/growing-kolams.ts';
import './KolamDrawing.css';

/** A kolam in so many sizes on the page's one line, which goes on to both edges of the window: its band has to cut that off there. The floor is the lower edge. */
export function GrowingKolams({ count }: { count: number }) {
  const { line, dots, width, height } = growingKolams(count);
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam"
    >
      <path d={dots} className="kolam-dots" />
      <path d={line} className="kolam-line" />
    </svg>
  );
}

import { begunKolam } from '../../lib/drawing/kolam/begun-kolam.ts';
import './KolamDrawing.css';

/** Room for half the width of the line. */
const MARGIN = 9;

/** Dots, and a line that comes along the floor, has gone round the first of them, and ends where the pen is. Its band cuts it off. */
export function BegunKolam({ from }: { from: 'left' | 'right' }) {
  const { line, pen, dots, reach, floor } = begunKolam(from);
  const [x, y] = [reach.x + MARGIN, reach.y + MARGIN];
  return (
    <svg
      viewBox={`${-x} ${-y} ${2 * x} ${y + floor}`}
      width={2 * x}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam"
    >
      <path d={dots} className="kolam-dots" />
      <path d={line} className="kolam-line" />
      <path d={pen} strokeWidth="14" />
    </svg>
  );
}

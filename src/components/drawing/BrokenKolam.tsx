import { brokenKolam } from '../../lib/drawing/kolam/broken-kolam.ts';
import './BrokenKolam.css';
import './KolamDrawing.css';

/** Room for half the width of the line. */
const MARGIN = 9;

/**
 * A grid of dots, and a line from the right edge of the window that ends, in a grain, where it should have gone on. Its floor is its
 * lower edge. The way on, which is not yet drawn, runs along that, or on a phone down, until its band cuts it off.
 */
export function BrokenKolam() {
  const { line, stop, along, down, dots, reach, floor } = brokenKolam();
  const [x, y] = [reach.x + MARGIN, reach.y + MARGIN];
  return (
    <svg
      viewBox={`${-x} ${-y} ${2 * x} ${y + floor}`}
      width={2 * x}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam broken-kolam"
    >
      <path d={down} className="kolam-way" />
      <path d={along} className="kolam-way" />
      <path d={line} className="kolam-line" />
      <path d={stop} className="kolam-line kolam-stop" />
      <path d={dots} className="kolam-dots" />
    </svg>
  );
}

import { brokenKolam } from '../../lib/drawing/kolam/broken-kolam.ts';
import './BrokenKolam.css';
import './KolamDrawing.css';

/** Room for half the width of the line. */
const MARGIN = 4;

/**
 * A grid of dots, and a line from the edge of the window that goes round all of them but those of one corner. In points, the edge of
 * that corner, and the way that leads from its tip: to the floor, which is the drawing's lower edge, or on a phone up.
 */
export function BrokenKolam() {
  const { line, stop, edge, along, above, dots, box } = brokenKolam();
  const [width, height] = [box.right - box.left + 2 * MARGIN, box.floor - box.top + MARGIN];
  return (
    <svg
      viewBox={`${box.left - MARGIN} ${box.top - MARGIN} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam broken-kolam"
    >
      <path d={dots} className="kolam-dots" />
      <path d={line} className="kolam-line" />
      <path d={edge} className="kolam-way" />
      {[above, along].map((way) => (
        <path key={way} d={way} className="kolam-way kolam-off" />
      ))}
      <path d={stop} className="kolam-line kolam-stop" />
    </svg>
  );
}

import { brokenKolam } from '../../lib/drawing/kolam/broken-kolam.ts';
import './BrokenKolam.css';
import './KolamDrawing.css';

/** Room for half the width of the line. */
const MARGIN = 4;

/**
 * A grid of dots, and a line from the edge of the window that goes round all of them but those of one corner, before which it ends, in a
 * grain. Thin, how it should have gone on round these; in points, a way to the floor, which is its lower edge, and along that or, on a
 * phone, down.
 */
export function BrokenKolam() {
  const { line, stop, bare, lost, along, down, dots, box } = brokenKolam();
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
      <path d={lost} className="kolam-lost" />
      <path d={bare} className="kolam-bare" />
      {[down, along].map((way) => (
        <path key={way} d={way} className="kolam-way" />
      ))}
      <path d={stop} className="kolam-line kolam-stop" />
    </svg>
  );
}

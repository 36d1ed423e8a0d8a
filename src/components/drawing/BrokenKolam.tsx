import { brokenKolam } from '../../lib/drawing/kolam/broken-kolam.ts';
import './BrokenKolam.css';
import './KolamDrawing.css';

/** Room for half the width of the line. */
const MARGIN = 4;

/**
 * A grid of dots, and a line from the right edge of the window that ends, in a grain, where it should have gone on. Its floor is its
 * lower edge. The way on, which is lost, goes round a dot on that, or on a phone beside the grid, and leads home.
 */
export function BrokenKolam() {
  const { line, stop, along, down, dots, box } = brokenKolam();
  const [width, height] = [box.right - box.left + MARGIN, box.floor - box.top + MARGIN];
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
      {[down, along].map(({ points, goal }) => (
        <g key={points} className="kolam-way">
          <path d={points} />
          <path d={goal} className="kolam-goal" />
        </g>
      ))}
      <path d={dots} className="kolam-dots" />
      <path d={line} className="kolam-line" />
      <path d={stop} className="kolam-line kolam-stop" />
    </svg>
  );
}

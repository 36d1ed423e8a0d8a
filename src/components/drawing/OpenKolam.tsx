import type { OpenKolam as OpenKolamDrawing } from '../../lib/drawing/kolam/kolam.ts';
import './KolamDrawing.css';

/** Room for half the width of the line, beside the kolam and above it. */
const MARGIN = 9;

/** A kolam on the page's one line, which goes on to both edges of the window: its band has to cut that off there. The floor is the lower edge. */
export function OpenKolam({ drawing }: { drawing: OpenKolamDrawing }) {
  const { part, turns, rest, dots, reach, floor } = drawing;
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
      <path d={rest} className="kolam-line" />
      {[0, 90, 180, 270]
        .filter((turn) => (turn * turns) % 360 === 0)
        .map((turn) => (
          <path key={turn} d={part} transform={`rotate(${turn})`} className="kolam-line" />
        ))}
    </svg>
  );
}

import { doorstepFile } from '../../drawings/doorstep-file.ts';
import { brokenKolam } from '../../lib/drawing/kolam/broken-kolam.ts';
import './BrokenKolam.css';
import './KolamDrawing.css';

/** How large the kolam is drawn: it lies on the ground, so it is half as high as wide. */
const [ACROSS, DOWN] = [1.6, 0.8];
/** From the middle of the kolam: the back of who draws, the ridge of the roof, and the end of its eaves. */
const BOX = { left: -412, top: -498, right: 348 };

/**
 * A kolam before the door of a house, and who draws it: its line comes from the edge of the window, goes round all dots of a square but
 * those of one corner, and ends in her fingers.
 */
export function BrokenKolam() {
  const { line, stop, missing, bare, dots, floor, end } = brokenKolam();
  const [width, height] = [BOX.right - BOX.left, DOWN * floor - BOX.top];
  return (
    <svg
      viewBox={`${BOX.left} ${BOX.top} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="kolam broken-kolam"
    >
      <use href={`${doorstepFile.address}#house`} />
      {/* In a mirror, so that who draws looks away from the words. */}
      <g transform={`scale(${-ACROSS} ${DOWN})`}>
        <path d={dots} className="kolam-dots" />
        <path d={line} className="kolam-line" />
        <path d={missing} className="kolam-missing" />
        <path d={bare} className="kolam-bare" />
        <path d={stop} className="kolam-stop" />
      </g>
      <use href={`${doorstepFile.address}#woman`} x={-ACROSS * end.x} y={DOWN * end.y} />
    </svg>
  );
}

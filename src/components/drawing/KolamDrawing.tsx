import type { Kolam } from '../../lib/drawing/kolam/kolam.ts';
import type { Colour } from '../../schemas/parts.ts';
import { textColours } from '../ground/colours.ts';
import './KolamDrawing.css';

/** `upper`: its lower part is cut off. It fills its room, whose edges cut it off: `middle`, on all sides; `hanging`, not above. */
type Part = 'whole' | 'upper' | 'middle' | 'hanging';

interface KolamDrawingProps {
  drawing: Kolam;
  /** Of the line, which is then strong. */
  colour?: Colour;
  part?: Part;
  /** After how many strokes the second half of the line breaks off. */
  brokenAfter?: number;
}

/** Room for half the width of the line, which stands out beyond a drawing's reach. */
const MARGIN = 9;

/** How a drawing is cut that fills its room. */
const FILLING: Partial<Record<Part, string>> = { middle: 'xMidYMid slice', hanging: 'xMidYMin slice' };

/** A kolam as an inline SVG. It says nothing that the words do not, so assistive technology skips it. */
export function KolamDrawing({ drawing, colour, part = 'whole', brokenAfter }: KolamDrawingProps) {
  const { half, dots, reach } = drawing;
  const [x, y] = [reach.x + MARGIN, reach.y + MARGIN];
  const bottom = part === 'upper' ? drawing.horizon : y;
  return (
    <svg
      viewBox={`${-x} ${-y} ${2 * x} ${y + bottom}`}
      width={2 * x}
      preserveAspectRatio={FILLING[part]}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`kolam kolam-${part} ${colour ? `kolam-strong ${textColours[colour]}` : ''}`}
    >
      <path d={dots} className="kolam-dots" />
      <path d={brokenOff(half, brokenAfter)} pathLength={2 * x} transform="scale(-1)" className="kolam-line" />
      <path d={half} pathLength={2 * x} className="kolam-line" />
    </svg>
  );
}

function brokenOff(line: string, strokes: number | undefined): string {
  return strokes === undefined
    ? line
    : line
        .split(/(?=[chv])/)
        .slice(0, strokes + 1)
        .join('');
}

import { type Kolam, REACH } from '../../lib/drawing/kolam/kolam.ts';
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
  /**
   * Where the page's line comes in, to its lowest loop. `right`: from the edge of the window, which cuts it off. `left`: from
   * the drawing's own left lower corner, to which it can be led; `corner`: from the right one.
   */
  tether?: 'left' | 'right' | 'corner' | undefined;
}

/** Room for half the width of the line, which stands out beyond a drawing's reach. */
const MARGIN = 9;
/** How far a line runs on beyond its drawing: in whole pixels, that is hardly narrower than its box. */
const OVER = 2;

/** How a drawing is cut that fills its room. */
const FILLING: Partial<Record<Part, string>> = { middle: 'xMidYMid slice', hanging: 'xMidYMin slice' };

/** A kolam as an inline SVG. It says nothing that the words do not, so assistive technology skips it. */
export function KolamDrawing({ drawing, colour, part = 'whole', brokenAfter, tether }: KolamDrawingProps) {
  const { half, dots, reach } = drawing;
  const [x, y] = [reach.x + MARGIN, reach.y + MARGIN];
  const corner = { left: -1, corner: 1, right: 0 }[tether ?? 'right'];
  const bottom = part === 'upper' ? drawing.horizon : corner ? reach.y : y;
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
      {corner !== 0 && (
        <path d={`M${corner * drawing.foot} ${reach.y}H${corner * (x + OVER)}`} className="kolam-line" />
      )}
      <path d={dots} className="kolam-dots" />
      <path d={brokenOff(half, brokenAfter)} pathLength={2 * x} transform="scale(-1)" className="kolam-line" />
      <path d={half} pathLength={2 * x} className="kolam-line" />
      {tether === 'right' && <path d={`M${drawing.foot} ${reach.y}H${REACH}`} className="kolam-line" />}
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

import { type Kolam as Drawing, kolam } from '../lib/kolam/kolam.ts';
import './Kolam.css';

interface KolamProps {
  /** The drawing depends on this alone. */
  seed: string;
  /** Dots a side, an odd number. */
  size: number;
  /** `whole`: all of it is seen. `cropped`: it fills the box that it stands in. `rising`: it stands on its waist. */
  fit?: 'whole' | 'cropped' | 'rising';
}

/** Where a rising drawing ends below its widest row: past the loops of its dots, before the dots of the next row. */
const WAIST = 30;

/** A small kolam as an inline SVG. It says nothing that the words do not, so assistive technology skips it. */
export function Kolam({ seed, size, fit = 'whole' }: KolamProps) {
  const drawing = kolam(seed, size);
  return (
    <svg
      viewBox={fit === 'rising' ? risingViewBox(drawing) : viewBox(drawing)}
      preserveAspectRatio={fit === 'cropped' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      className={fit === 'rising' ? 'kolam kolam-rising' : 'kolam'}
    >
      <path d={drawing.dots} strokeDasharray={drawing.dash} className="kolam-dots" />
      <path d={drawing.line} className="kolam-line" />
    </svg>
  );
}

/** The square that holds a drawing and half the width of its line, which stands out beyond its extent. */
export function viewBox({ extent }: Drawing, halfLine = 5): string {
  const edge = extent + halfLine;
  return `${-edge} ${-edge} ${2 * edge} ${2 * edge}`;
}

function risingViewBox({ extent }: Drawing): string {
  const edge = extent + 5;
  return `${-edge} ${-edge} ${2 * edge} ${edge + WAIST}`;
}

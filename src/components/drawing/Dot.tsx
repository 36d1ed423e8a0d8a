import type { Colour } from '../../schemas/parts.ts';
import { textColours } from '../ground/colours.ts';
import './Dot.css';

/** A dot of the grid. Inside a link, the line closes round it while the link is pointed at or has focus. */
export function Dot({ colour }: { colour?: Colour }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`dot ${colour ? textColours[colour] : 'dot-plain'}`}>
      <circle cx="12" cy="12" r="10" pathLength={1} className="dot-ring" />
      <circle cx="12" cy="12" r="4" fill="currentColor" />
    </svg>
  );
}

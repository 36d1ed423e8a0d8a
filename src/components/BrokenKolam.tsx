import { kolam } from '../lib/kolam/kolam.ts';
import { viewBox } from './Kolam.tsx';
import './BrokenKolam.css';

/** A grid of dots, and a line that ends where it should have gone on. */
export function BrokenKolam() {
  const drawing = kolam('not-found', 5);
  return (
    <svg viewBox={viewBox(drawing)} aria-hidden="true" className="kolam">
      <path d={drawing.dots} strokeDasharray={drawing.dash} className="kolam-dots" />
      <path d={drawing.line} pathLength={1} className="kolam-line kolam-broken" />
    </svg>
  );
}

import { pageKolam } from '../lib/kolam/page-kolam.ts';
import { viewBox } from './Kolam.tsx';
import './PageKolam.css';

/** The kolam that belongs to a page alone. Its line draws itself once when the page opens, and rests. */
export function PageKolam({ path }: { path: string }) {
  const drawing = pageKolam(path);
  return (
    <svg viewBox={viewBox(drawing)} aria-hidden="true" className="kolam page-kolam">
      <path d={drawing.dots} strokeDasharray={drawing.dash} className="kolam-dots" />
      <path d={drawing.line} pathLength={1} className="kolam-line" />
    </svg>
  );
}

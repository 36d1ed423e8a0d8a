import { kolam } from '../lib/kolam/kolam.ts';
import { viewBox } from './Kolam.tsx';
import './Logo.css';

/** The company's mark: the smallest kolam, three dots a side. The name beside it belongs to whoever shows it. */
export function Logo() {
  const drawing = kolam('logo', 3);
  return (
    <svg viewBox={viewBox(drawing, 8)} aria-hidden="true" className="logo-mark">
      <path d={drawing.dots} strokeDasharray={drawing.dash} className="kolam-dots" />
      <path d={drawing.line} className="kolam-line" />
    </svg>
  );
}

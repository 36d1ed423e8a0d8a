import { kolam } from '../lib/kolam/kolam.ts';
import { viewBox } from './Kolam.tsx';

/** The company's mark: the smallest kolam, three dots a side. The name beside it belongs to whoever shows it. */
export function Logo() {
  const drawing = kolam('logo', 3);
  return (
    <svg viewBox={viewBox(drawing, 8)} aria-hidden="true" className="size-11">
      <path d={drawing.dots} className="kolam-dots kolam-mark-dots" />
      <path d={drawing.line} className="kolam-line kolam-mark-line" />
    </svg>
  );
}

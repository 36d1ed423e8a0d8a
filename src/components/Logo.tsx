import { kolam } from '../lib/kolam/kolam.ts';
import { diamond } from '../lib/kolam/outlines.ts';
import { KolamDrawing } from './KolamDrawing.tsx';
import './Logo.css';

/** The company's mark: the smallest kolam, three dots a side. The name beside it belongs to whoever shows it. */
export function Logo() {
  return (
    <span className="logo-mark">
      <KolamDrawing drawing={kolam('logo', diamond(3))} />
    </span>
  );
}

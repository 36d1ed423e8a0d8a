import { mark } from '../../lib/drawing/kolam/mark.ts';
import { KolamDrawing } from '../drawing/KolamDrawing.tsx';
import './Logo.css';

/** The company's mark. The name beside it belongs to whoever shows it. */
export function Logo() {
  return (
    <span className="logo-mark">
      <KolamDrawing drawing={mark()} />
    </span>
  );
}

import { isOwn, type Mark } from '../../lib/look/mark.ts';
import { KolamDrawing } from '../drawing/KolamDrawing.tsx';
import { OwnMarkDrawing } from './OwnMarkDrawing.tsx';
import './Logo.css';

interface LogoProps {
  mark: Mark;
  /** Whether it stands on the page once more: then it refers to the first one. */
  isRepeated?: boolean;
}

/** The company's mark. The name beside it belongs to whoever shows it. */
export function Logo({ mark, isRepeated = false }: LogoProps) {
  return (
    <span className="logo-mark">
      {isOwn(mark) ? <OwnMarkDrawing mark={mark} isRepeated={isRepeated} /> : <KolamDrawing drawing={mark} />}
    </span>
  );
}

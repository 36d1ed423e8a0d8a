import { SWEEP_HEIGHT, sweeps } from '../../lib/drawing/sweep.ts';
import { LinePiece } from './LinePiece.tsx';
import './LineSweep.css';

/** Where a line comes `in` from the window's left edge and goes down the right edge of a list, or goes `back` from that to the left one. */
export function LineSweep({ way }: { way: keyof typeof sweeps }) {
  const { left, right } = sweeps[way];
  return (
    <div className="line-sweep">
      <LinePiece width="100%" height={SWEEP_HEIGHT}>
        <path d={left} />
        <line x1="10%" x2="90%" y1={SWEEP_HEIGHT / 2} y2={SWEEP_HEIGHT / 2} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path d={right} />
        </svg>
      </LinePiece>
    </div>
  );
}

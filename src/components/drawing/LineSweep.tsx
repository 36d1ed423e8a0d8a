import { type Edge, SWEEP_HEIGHT, sweep } from '../../lib/drawing/sweep.ts';
import { LinePiece } from './LinePiece.tsx';
import './LineSweep.css';

interface LineSweepProps {
  /** The edge that the line comes down; nothing where it comes in from the window's edge. */
  from: Edge | undefined;
  /** The edge that it goes down; nothing where it goes out. */
  to: Edge | undefined;
}

/** Where a line changes from one edge of a list to the other. */
export function LineSweep({ from, to }: LineSweepProps) {
  const { left, right } = sweep(from, to);
  return (
    <div className="line-sweep">
      <LinePiece width="100%" height={SWEEP_HEIGHT}>
        <path d={left} />
        {right && (
          <>
            <line x1="10%" x2="90%" y1={SWEEP_HEIGHT / 2} y2={SWEEP_HEIGHT / 2} />
            <svg x="100%" overflow="visible" aria-hidden="true">
              <path d={right} />
            </svg>
          </>
        )}
      </LinePiece>
    </div>
  );
}

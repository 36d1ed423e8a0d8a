import { dotCount } from '../../lib/drawing/dot-count.ts';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './CountedDots.css';

const COLUMNS = 20;

/** A figure as a grid of dots, twenty to a row, one for each that is counted. */
export function CountedDots({ value }: { value: string }) {
  const count = dotCount(value);
  if (!count) return null;
  const rows = Math.ceil(count.total / COLUMNS);
  return (
    <svg viewBox={`0 0 ${COLUMNS} ${rows}`} strokeDasharray="0 1" aria-hidden="true" className="counted-dots">
      {count.total > count.filled && <path d={dotGrid(0, count.total, COLUMNS)} className="counted-rest" />}
      <path d={dotGrid(0, count.filled, COLUMNS)} />
    </svg>
  );
}

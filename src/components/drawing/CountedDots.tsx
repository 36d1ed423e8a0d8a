import { dotCount } from '../../lib/drawing/dot-count.ts';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './CountedDots.css';

/** A figure as a grid of dots, twenty to a row if nothing else is said, one for each that is counted. */
export function CountedDots({ value, columns = 20 }: { value: string; columns?: number }) {
  const count = dotCount(value);
  if (!count) return null;
  const rows = Math.ceil(count.total / columns);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} strokeDasharray="0 1" aria-hidden="true" className="counted-dots">
      {count.total > count.filled && <path d={dotGrid(0, count.total, columns)} className="counted-rest" />}
      <path d={dotGrid(0, count.filled, columns)} />
    </svg>
  );
}

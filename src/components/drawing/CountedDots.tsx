import { dotCount } from '../../lib/drawing/dot-count.ts';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './CountedDots.css';

interface CountedDotsProps {
  value: string;
  /** How many stand in a row. */
  columns?: number;
}

/** A figure as a grid of dots, one for each that is counted. */
export function CountedDots({ value, columns = 20 }: CountedDotsProps) {
  const count = dotCount(value);
  if (!count) return null;
  const rows = Math.ceil(count.total / columns);
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      width={12 * columns}
      fill="none"
      stroke="currentColor"
      strokeWidth=".5"
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
      className="counted-dots"
    >
      {count.total > count.filled && <path d={dotGrid(0, count.total, columns)} className="counted-rest" />}
      <path d={dotGrid(0, count.filled, columns)} />
    </svg>
  );
}

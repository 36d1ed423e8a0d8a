import { dotCount } from '../../lib/drawing/dot-count.ts';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './CountedDots.css';
import { DotField } from './DotField.tsx';

interface CountedDotsProps {
  value: string;
  /** How many stand in a row. */
  columns?: number;
  /** Whether the rows stand on the page's line, which comes in at the left, below the first one, and leaves the window there. */
  isLined?: boolean;
}

/** A figure as a grid of dots, one for each that is counted. */
export function CountedDots({ value, columns = 20, isLined = false }: CountedDotsProps) {
  const count = dotCount(value);
  if (!count) return null;
  return (
    <DotField columns={columns} total={count.total} diameter=".5" className="counted-dots">
      {count.total > count.filled && <path d={dotGrid(0, count.total, columns)} className="counted-rest" />}
      <path d={dotGrid(0, count.filled, columns)} />
      {isLined && <path d={lineBelow(Math.ceil(count.total / columns), columns)} className="counted-line" />}
    </DotField>
  );
}

/** To the right below one row and back below the next, and at last far out to the left. */
function lineBelow(rows: number, columns: number): string {
  const turns = Array.from({ length: Math.ceil(rows / 2) }, () => `h${columns}a.5.5 0 0 1 0 1h-${columns}`);
  return `M0 1${turns.join('a.5.5 0 0 0 0 1')}h-999`;
}

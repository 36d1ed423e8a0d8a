import { dotCount } from '../../lib/drawing/dot-count.ts';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import './CountedDots.css';
import { DotField } from './DotField.tsx';

interface CountedDotsProps {
  value: string;
  /** How many stand in a row. */
  columns?: number;
}

/** A figure as a grid of dots, one for each that is counted. */
export function CountedDots({ value, columns = 20 }: CountedDotsProps) {
  const count = dotCount(value);
  if (!count) return null;
  return (
    <DotField columns={columns} total={count.total} diameter=".5" className="counted-dots">
      {count.total > count.filled && <path d={dotGrid(0, count.total, columns)} className="counted-rest" />}
      <path d={dotGrid(0, count.filled, columns)} />
    </DotField>
  );
}

import { dotCount } from '../lib/dot-count.ts';
import './CountedDots.css';

const COLUMNS = 20;
const SPACING = 10;

/** A figure as a grid of dots, twenty to a row, one for each that is counted. */
export function CountedDots({ value }: { value: string }) {
  const count = dotCount(value);
  if (!count) return null;
  const rows = Math.ceil(count.total / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * SPACING} ${rows * SPACING}`}
      strokeDasharray={`0 ${SPACING}`}
      aria-hidden="true"
      className="counted-dots"
    >
      {count.total > count.filled && <path d={dotRows(count.total)} className="counted-rest" />}
      <path d={dotRows(count.filled)} />
    </svg>
  );
}

/** Rows of dots as lines, on which each dash of no length is a dot. */
function dotRows(dots: number): string {
  let path = '';
  for (let left = dots, y = SPACING / 2; left > 0; left -= COLUMNS, y += SPACING) {
    path += `M5 ${y}h${(Math.min(left, COLUMNS) - 1) * SPACING + 1}`;
  }
  return path;
}

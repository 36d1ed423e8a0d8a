import type { ReactNode } from 'react';

interface DotFieldProps {
  columns: number;
  /** How many dots have room. */
  total: number;
  /** Of a dot, of which one is a unit apart from the next. */
  diameter: string;
  /** Room above the dots and below them, of the same units. */
  margin?: number;
  className?: string;
  children: ReactNode;
}

/** Room for dots in rows of so many. Each is a stroke without length, with round ends; what is drawn comes from `dotGrid`. */
export function DotField({ columns, total, diameter, margin = 0, className, children }: DotFieldProps) {
  return (
    <svg
      viewBox={`0 ${-margin} ${columns} ${Math.ceil(total / columns) + 2 * margin}`}
      width={12 * columns}
      fill="none"
      stroke="currentColor"
      strokeWidth={diameter}
      strokeLinecap="round"
      strokeDasharray="0 1"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { SIDE } from '../../lib/drawing/record-chart.ts';

/** Where the paths of a chart are drawn: a square of their own units, stretched to whatever room the chart has. */
export function ChartPlane({ children }: { children: ReactNode }) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

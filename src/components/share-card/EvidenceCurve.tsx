import { placesIn, SIDE } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import { ChartPlane } from '../specimen/ChartPlane.tsx';
import '../evidence/Evidence.css';
import '../specimen/RecordChart.css';

/** The first series of a chart as ground that rises and falls, and its ring: its evidence, where there is no room for words. */
export function EvidenceCurve({ time, scale, series: [first], ring }: ChartContent) {
  const { x, y, path } = placesIn({ time, scale });
  const curve = first ? path(first) : '';
  return (
    <svg width="100%" height="200" fill="none" stroke="currentColor" aria-hidden="true">
      <ChartPlane>
        <path d={`${curve}V${SIDE}H0z`} className="chart-ground" />
        <path d={curve} />
      </ChartPlane>
      <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="22" className="evidence-hot" />
    </svg>
  );
}

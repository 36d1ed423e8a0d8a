import { timeText } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';

/** The values of a chart in words, and what its ring says where that is drawn, for those who do not see the drawing. */
export function ChartValues({
  time,
  series,
  ring,
}: Pick<ChartContent, 'time' | 'series'> & { ring?: ChartContent['ring'] | undefined }) {
  return (
    <ul className="visually-hidden">
      {ring && <li>{ring.label}</li>}
      {series.map(({ label, points }) => (
        <li key={label}>
          {label}: {points.map(([at, value]) => `${timeText(at, time.unit)} ${value}`).join(', ')}
        </li>
      ))}
    </ul>
  );
}

import { chartPoints } from '../lib/chart.ts';
import type { TimelineContent } from '../schemas/sections.ts';
import './GrowthChart.css';

interface GrowthChartProps {
  labels: TimelineContent['chart'];
  years: TimelineContent['items'];
}

const SERIES = ['clients', 'projects', 'team'] as const;
const WIDTH = 350;
const HEIGHT = 72;

/** Clients, projects and team over the years: a table whose rows each carry a line drawn from the same numbers. */
export function GrowthChart({ labels, years }: GrowthChartProps) {
  return (
    <div className="growth">
      {SERIES.map((series) => (
        <GrowthLine
          key={series}
          label={labels[series]}
          values={years.map((entry) => ({ year: entry.year, value: entry[series] }))}
        />
      ))}
      <p className="growth-title note">{labels.title}</p>
    </div>
  );
}

function GrowthLine({ label, values }: { label: string; values: { year: number; value: number }[] }) {
  const points = chartPoints(
    values.map(({ value }) => value),
    WIDTH,
    HEIGHT,
  );
  return (
    <figure>
      <figcaption className="growth-name">{label}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="growth-drawing">
        <path d={`M${points.join('L')}`} />
        <path d={points.map((point) => `M${point}v0`).join('')} className="growth-dots" />
      </svg>
      <ol className="growth-values note">
        {values.map(({ year, value }) => (
          <li key={year}>
            <span className="visually-hidden">{year}: </span>
            {value}
          </li>
        ))}
      </ol>
    </figure>
  );
}

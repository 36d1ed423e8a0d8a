import { placesIn } from '../../../lib/drawing/record-chart.ts';
import type { ChartContent, RecordContent } from '../../../schemas/specimen.ts';
import { ChartValues } from '../ChartValues.tsx';
import { RingLabel } from '../RingLabel.tsx';
import './StackRecord.css';

/** Width of a pile, and the height of a carton in the scale's unit. */
const CARTON = 20;

/**
 * Two counts of a month as cartons on top of each other, a pile a day: the first is what was sent and holds until it changes, the second
 * is what was sold, and grows evenly between two counts.
 * @throws TypeError if the record is no chart of two counts
 */
export function StackRecord({ record }: { record: RecordContent }) {
  const [sent, sold] = record.kind === 'chart' ? record.series : [];
  if (record.kind !== 'chart' || !sent || !sold) throw new TypeError('Cartons are stacked from a chart of two counts.');
  const { time, scale, limit, ring } = record;
  const days = Array.from({ length: time.to - time.from + 1 }, (_, index) => time.from + index);
  const { x, y } = placesIn({ time: { ...time, from: time.from - 0.5, to: time.to + 0.5 }, scale });
  const piles = (heightOn: (day: number) => number) =>
    days.map((day, index) => `M${(index + 0.5) * CARTON} 0v-${Math.round(heightOn(day))}`).join('');
  return (
    <div className="stack">
      <svg aria-hidden="true" className="stack-drawing">
        {scale.ticks.map((value) => (
          <line key={value} x2="100%" y1={y(value)} y2={y(value)} className="stack-tick" />
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 ${-scale.to} ${days.length * CARTON} ${scale.to}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path strokeDasharray={`${CARTON - 3} 3`} d={piles((day) => heldOn(sent, day))} />
          <path
            strokeDasharray={`${CARTON - 3} 3`}
            d={piles((day) => Math.min(heldOn(sent, day), grownOn(sold, day)))}
            className="stack-sold"
          />
        </svg>
        {limit && <line x2="100%" y1={y(limit.at)} y2={y(limit.at)} className="stack-limit" />}
        <line x1={x(ring.at[0])} x2={x(ring.at[0])} y1={y(ring.at[1])} y2="112%" className="stack-leader" />
        <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="26" fill="none" className="stack-ring" />
        {scale.ticks.map((value) => (
          <text key={value} y={y(value)} dy="-0.4em">
            {value}
          </text>
        ))}
        <text dx="3em" dy="-0.4em">
          {scale.unit}
        </text>
        {time.ticks.map(({ at, label }) => (
          <text key={label} x={x(at)} y="100%" dy="1.7em" className="stack-time">
            {label}
          </text>
        ))}
      </svg>
      <ul className="stack-key">
        <RingLabel x={x(ring.at[0])} label={ring.label} className="stack-key-ring" />
        <li>{sent.label}</li>
        <li className="stack-key-sold">{sold.label}</li>
        {limit && <li className="stack-key-limit">{limit.label}</li>}
      </ul>
      <ChartValues time={time} series={record.series} />
    </div>
  );
}

type Counts = ChartContent['series'][number];

/** The last count up to a day. */
function heldOn({ points }: Counts, day: number): number {
  return points.findLast(([at]) => at <= day)?.[1] ?? 0;
}

/** Between the counts before and after a day, and from nothing before the first one. */
function grownOn({ points }: Counts, day: number): number {
  const [from, low] = points.findLast(([at]) => at <= day) ?? [1, 0];
  const [to, high] = points.find(([at]) => at > day) ?? [from + 1, low];
  return low + ((high - low) * (day - from)) / (to - from);
}

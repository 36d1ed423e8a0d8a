import { isFalling, isFreeBelow, labelShift, placesIn, SIDE } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import { ChartPassage } from './ChartPassage.tsx';
import { ChartPlane } from './ChartPlane.tsx';
import { ChartThread } from './ChartThread.tsx';
import { ChartValues } from './ChartValues.tsx';
import { RingLabel } from './RingLabel.tsx';
import './RecordChart.css';

/** How the page's line comes to a record. */
export type Thread = 'right' | 'through';

type RecordChartProps = ChartContent & {
  /** The page's line comes to its ring from the `right`, or `through` it, as its first series. */
  thread?: Thread | undefined;
  /** Whether the first series is drawn as ground that rises and falls, and its ring is named by what stands beside it. */
  isGround?: boolean | undefined;
};

/** From the height of a value to the foot of its label. */
const SHIFTS = { above: '-0.95em', beside: '0.3em', below: '1.2em' };

/**
 * A record over time, with the moment that matters ringed and named below it, and a leader from the ring to its time. Its
 * values follow as a table for those who do not see it.
 */
export function RecordChart({ time, scale, series, limit, span, ring, thread, isGround }: RecordChartProps) {
  const { x, y, width, path } = placesIn({ time, scale });
  const [first] = series;
  const isPassed = thread === 'through';
  const begins = first?.points.at(0)?.[1] ?? 0;
  const shiftOf = (value: number) => (isPassed ? labelShift(value, begins, scale) : 'beside');
  return (
    <div className={isFalling({ time, scale, series, limit }) ? 'chart chart-falling' : 'chart'}>
      <div className="chart-plot">
        <svg aria-hidden="true" className="chart-drawing">
          {span && <rect x={x(span.from)} width={width(span)} height="100%" fill="none" className="chart-span" />}
          <line x2="100%" y1="100%" y2="100%" className="chart-axis" />
          {limit && <line x2="100%" y1={y(limit.at)} y2={y(limit.at)} className="chart-limit" />}
          <ChartPlane>
            {isGround && first && <path d={`${path(first)}V${SIDE}H0z`} className="chart-ground" />}
            {series.map((one) => (
              <path key={one.label} d={path(one)} className={one.mark ? 'chart-strong' : `chart-${one.form}`} />
            ))}
          </ChartPlane>
          {/* To the axis leads one line only: the page's, where there is one. */}
          {!isGround && (!thread || isPassed) && (
            <line x1={x(ring.at[0])} x2={x(ring.at[0])} y1={y(ring.at[1])} y2="100%" className="chart-leader" />
          )}
          <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="16" fill="none" className="chart-ring" />
          <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="6" className="chart-ringed" />
          {scale.ticks.map((value) => (
            <text key={value} y={y(value)} dx="-0.5em" dy={SHIFTS[shiftOf(value)]} className="chart-value">
              {value}
            </text>
          ))}
          {/* Above the highest value, or behind it. */}
          <text
            {...(shiftOf(scale.to) === 'above' ? { dx: '-0.2em', dy: SHIFTS.above } : { dx: '-2em', dy: '-1.2em' })}
          >
            {scale.unit}
          </text>
          {time.ticks.map(({ at, label }) => (
            <text key={label} x={x(at)} y="100%" dy="1.7em" className="chart-tick">
              {label}
            </text>
          ))}
        </svg>
        {isPassed ? (
          <ChartPassage begins={y(begins)} ends={y(first?.points.at(-1)?.[1] ?? 0)} />
        ) : (
          thread && <ChartThread x={x(ring.at[0])} y={y(ring.at[1])} isBelow={isFreeBelow({ scale, series, ring })} />
        )}
      </div>
      <ul className="chart-key">
        {!isGround && <RingLabel x={x(ring.at[0])} label={ring.label} className="chart-key-ring" />}
        {series.map(({ label, form, mark }) => (
          <li key={label} className={mark ? 'chart-key-strong' : `chart-key-${form}`}>
            {label}
          </li>
        ))}
        {limit && <li className="chart-key-limit">{limit.label}</li>}
        {span && <li className="chart-key-span">{span.label}</li>}
      </ul>
      <ChartValues time={time} series={series} />
    </div>
  );
}

import { labelShift, placesIn, SIDE } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import { ChartNote } from './ChartNote.tsx';
import { ChartPassage } from './ChartPassage.tsx';
import { ChartPiles } from './ChartPiles.tsx';
import { ChartPlane } from './ChartPlane.tsx';
import { ChartThread } from './ChartThread.tsx';
import { ChartValues } from './ChartValues.tsx';
import './RecordChart.css';

/** How the page's line goes through a record: from the left gutter to the right one, or `back`. */
export type Thread = 'through' | 'back';

type RecordChartProps = ChartContent & {
  /** The page's line is its first series. */
  thread?: Thread | undefined;
  /** Whether its ring is named by what stands beside it. */
  isGround?: boolean | undefined;
};

/** From the height of a value to the foot of its label, which stands beside the plot, or in it on the level of the value. */
const SHIFTS = { above: '-0.95em', beside: '0.3em', below: '1.2em' };
const SHIFTS_WITHIN = { above: '-0.4em', beside: '-0.4em', below: '1.2em' };

/**
 * A record over time, with the moment that matters ringed and named beside the ring. Its values follow as a list for those who do
 * not see it.
 */
export function RecordChart(chart: RecordChartProps) {
  const { time, scale, series, limit, span, piles, ring, thread, isGround } = chart;
  const { x, y, width, path } = placesIn({ time, scale });
  const [first] = series;
  const isBack = thread === 'back';
  const isLand = isGround || isBack;
  // How much is below the line counts where it is compared with a limit; where a span of time is tinted, only that is.
  const isTinted = thread === 'through' && limit && !span;
  const highest = Math.max(...scale.ticks);
  const begins = first?.points.at(0)?.[1] ?? 0;
  const shiftOf = (value: number) => (thread ? labelShift(value, begins, scale) : 'beside');
  const unitPlace = () => {
    if (!thread) return { dx: '-2em', dy: '-1.2em' };
    if (shiftOf(scale.to) === 'above') return { dx: '-0.2em', dy: SHIFTS.above };
    return { y: y(highest), dx: '-0.1em', dy: SHIFTS.beside };
  };
  // Over the ground below the line of a chart across the page, or it would end at that line.
  const mark = span && <rect x={x(span.from)} width={width(span)} height="100%" fill="none" className="chart-span" />;
  const [from, to] = [y(begins), y(first?.points.at(-1)?.[1] ?? 0)];
  return (
    <div className="chart">
      <div className="chart-plot">
        <svg aria-hidden="true" className="chart-drawing">
          {!isBack && mark}
          <line x2="100%" y1="100%" y2="100%" className="chart-axis" />
          {piles && <ChartPiles time={time} scale={scale} series={series} />}
          {!isGround && <ChartNote time={time} scale={scale} series={series} limit={limit} span={span} ring={ring} />}
          {(isLand || isTinted) && first && (
            <ChartPlane>
              <path d={`${path(first)}V${SIDE}H0z`} className={isLand ? 'chart-ground' : 'chart-span'} />
            </ChartPlane>
          )}
          {isBack && mark}
          {isBack &&
            scale.ticks.map((value) => (
              <line key={value} x2="100%" y1={y(value)} y2={y(value)} className="chart-level" />
            ))}
          {limit && <line x2="100%" y1={y(limit.at)} y2={y(limit.at)} className="chart-limit" />}
          <ChartPlane>
            {series.map((one) => (
              <path key={one.label} d={path(one)} className={one.mark ? 'chart-strong' : `chart-${one.form}`} />
            ))}
          </ChartPlane>
          {isBack && <ChartThread begins={from} ends={to} />}
          <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="16" fill="none" className="chart-ring" />
          <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="6" className="chart-ringed" />
          {scale.ticks.map((value) => (
            <text
              key={value}
              y={y(value)}
              dx={isBack ? undefined : '-0.5em'}
              dy={(isBack ? SHIFTS_WITHIN : SHIFTS)[shiftOf(value)]}
              className="chart-value"
            >
              {value}
              {isBack && value === highest && ` ${scale.unit}`}
            </text>
          ))}
          {/* Above the highest value, or behind it. */}
          {!isBack && <text {...unitPlace()}>{scale.unit}</text>}
          {time.ticks.map(({ at, label }) => (
            <text key={label} x={x(at)} y="100%" dy="2.2em" className={isBack ? tickWithin(at, time) : 'chart-tick'}>
              {label}
            </text>
          ))}
        </svg>
        {thread === 'through' && <ChartPassage begins={from} ends={to} />}
      </div>
      <ul className="chart-key">
        {series.map(({ label, form, mark }) => (
          <li key={label} className={mark ? 'chart-key-strong' : `chart-key-${form}`}>
            {label}
          </li>
        ))}
        {limit && <li className="chart-key-limit">{limit.label}</li>}
        {span && <li className="chart-key-span">{span.label}</li>}
      </ul>
      <ChartValues time={time} series={series} ring={isGround ? undefined : ring} />
    </div>
  );
}

/** Of times at an edge of the plot, what is said of them does not stand out beyond it. */
function tickWithin(at: number, { from, to }: ChartContent['time']): string {
  if (at === from) return 'chart-tick-first';
  return at === to ? 'chart-tick-last' : 'chart-tick';
}

import { placesIn, SIDE } from '../../../lib/drawing/record-chart.ts';
import type { RecordContent } from '../../../schemas/specimen.ts';
import { ChartPlane } from '../ChartPlane.tsx';
import { ChartValues } from '../ChartValues.tsx';
import { RingLabel } from '../RingLabel.tsx';
import './SignalRecord.css';

/**
 * A night of messages, from one edge of the window to the other. What came on time stands on a stem; in the dark gap runs
 * the line that was kept, and all of it arrives at the gap's end.
 * @throws TypeError if the record is no chart with a gap and two series, those in time and those that came late
 */
export function SignalRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'chart') throw new TypeError(`Only a chart can be a signal, this is a ${record.kind}.`);
  const { time, scale, span, ring, series } = record;
  const [inTime, late] = series;
  if (!span || !inTime || !late) throw new TypeError('A signal has a gap, and messages that came in time and late.');
  const { x, y, width, path } = placesIn({ time, scale });
  const end = path({ ...late, form: 'dots', points: late.points.map(([, value]) => [span.to, value]) });
  const [arrival] = /\d+/.exec(end) ?? [0];
  return (
    <div className="signal">
      <svg aria-hidden="true" className="signal-plot">
        <rect x={x(span.from)} y="-10%" width={width(span)} height="110%" fill="none" className="signal-gap" />
        <ChartPlane>
          <path d={`M-${SIDE} ${SIDE}H${2 * SIDE}${path({ ...inTime, form: 'bars' })}`} />
          <path className="signal-dots" d={path(inTime)} />
          <g className="signal-late">
            <path className="signal-streaks" d={path({ ...late, form: 'dots' }).replaceAll('h0', `H${arrival}`)} />
            <path className="signal-bar" d={`M${arrival}-100V${SIDE}`} />
            <path className="signal-kept" d={path(late)} />
            <path className="signal-dots" d={end} />
          </g>
        </ChartPlane>
        <line x1={x(ring.at[0])} x2={x(ring.at[0])} y1={y(ring.at[1])} y2="116%" className="signal-leader" />
        <circle cx={x(ring.at[0])} cy={y(ring.at[1])} r="24" fill="none" className="signal-ring" />
        {scale.ticks.map((value) => (
          <text key={value} y={y(value)} dx="-0.5em" dy="-0.3em" className="signal-value">
            {value}
          </text>
        ))}
        <text dx="-1.75em" dy="-1.6em">
          {scale.unit}
        </text>
        {time.ticks.map(({ at, label }) => (
          <text key={label} x={x(at)} y="100%" dy="1.6em" className="signal-tick">
            {label}
          </text>
        ))}
      </svg>
      <ul className="signal-key">
        <RingLabel x={x(ring.at[0])} label={ring.label} className="signal-moment" />
        {series.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
        <li>{span.label}</li>
      </ul>
      <ChartValues time={time} series={series} />
    </div>
  );
}

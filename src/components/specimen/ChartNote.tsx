import { placesIn, ringLabel } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import './ChartNote.css';
import './ChartThread.css';

const percent = (part: number) => `${Math.round(10 * part) / 10}%`;

/** What the ring of a chart says, beside it, and a leader to it where a line is between the two, or where it is large. */
export function ChartNote(chart: Omit<ChartContent, 'kind'>) {
  const { ring } = chart;
  const place = placesIn(chart);
  const { anchor, x, y, isBelow, lines, hasLeader, isRoomy } = ringLabel(chart);
  /** Beside the leader, or as far from the ring as that is from its middle; WebKit takes no rem here. */
  const away = hasLeader ? '0.5em' : '1.25em';
  const first = isBelow ? 1 : 1.2 - 1.2 * lines.length;
  return (
    <>
      {hasLeader && (
        <line
          x1={place.x(ring.at[0])}
          x2={place.x(ring.at[0])}
          y1={place.y(ring.at[1])}
          y2={percent(y)}
          className="chart-leader"
        />
      )}
      {!hasLeader && isRoomy && (
        <svg x={place.x(ring.at[0])} y={place.y(ring.at[1])} overflow="visible" aria-hidden="true">
          <line x2={anchor === 'end' ? '-4em' : '4em'} className="chart-leader" />
        </svg>
      )}
      <g className={isRoomy ? 'chart-note chart-note-roomy' : 'chart-note'}>
        {hasLeader && isRoomy && !isBelow && (
          <svg x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
            <line y1={`${-1.2 * lines.length}em`} className="chart-leader" />
          </svg>
        )}
        {lines.map((line, at) => (
          <text
            key={line}
            x={percent(x)}
            y={percent(y)}
            dx={`${anchor === 'end' ? '-' : ''}${away}`}
            dy={`${Math.round(10 * (first + 1.2 * at)) / 10}em`}
            textAnchor={anchor}
          >
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

import { placesIn, ringLabel } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import './ChartNote.css';
import './ChartThread.css';

const percent = (part: number) => `${Math.round(10 * part) / 10}%`;

/** How far a leader rises above the lower edge of its label, in percent of the plot. */
const RISE = 10;

/** What the ring of a chart says, beside it, and a leader to it where a line is between the two, or where it is large. */
export function ChartNote(chart: Omit<ChartContent, 'kind'>) {
  const { ring, limit } = chart;
  const place = placesIn(chart);
  const { anchor, x, y, isBelow, lines, hasLeader, isRoomy } = ringLabel(chart);
  /** There a leader would lie on the limit if it were level. */
  const isOnLimit = isRoomy && !hasLeader && limit?.at === ring.at[1];
  /** Beside the leader, or as far from the ring as that is from its middle; WebKit takes no rem here. */
  const away = hasLeader || isOnLimit ? '0.5em' : '1.25em';
  const first = isBelow ? 1 : 1.2 - 1.2 * lines.length;
  return (
    <>
      {(hasLeader || isOnLimit) && (
        <line
          x1={place.x(ring.at[0])}
          x2={isOnLimit ? percent(x) : place.x(ring.at[0])}
          y1={place.y(ring.at[1])}
          y2={percent(isOnLimit ? y - RISE : y)}
          className="chart-leader"
        />
      )}
      {!hasLeader && isRoomy && !isOnLimit && (
        <svg x={place.x(ring.at[0])} y={place.y(ring.at[1])} overflow="visible" aria-hidden="true">
          <line x2={anchor === 'end' ? '-4em' : '4em'} className="chart-leader" />
        </svg>
      )}
      <g className={isRoomy ? 'chart-note chart-note-roomy' : 'chart-note'}>
        {hasLeader && isRoomy && !isBelow && (
          <svg x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
            <line y1={`-${(1.2 * lines.length).toFixed(1)}em`} className="chart-leader" />
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

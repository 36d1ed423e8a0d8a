import { WEEK_PITCH, weekRows } from '../../lib/drawing/week-rows.ts';
import './CountedDots.css';
import { DotField } from './DotField.tsx';

interface WeekSpanProps {
  /** The fewest and the most. */
  weeks: readonly [number, number];
  /** How many have room in a row: as many in each row that is to be compared. */
  columns: number;
}

/** How far the ring stands out beyond a row of dots. */
const MARGIN = 0.45;

/** The weeks of a project, a dot each, and a ring round those in which it may end, which stands on the drawing's lower edge. */
export function WeekSpan({ weeks, columns }: WeekSpanProps) {
  const [fewest, most] = weeks;
  const { dots, ring, height } = weekRows(fewest, most, columns);
  return (
    <div>
      <DotField columns={columns} total={columns * height} diameter=".3" margin={MARGIN} className="counted-dots">
        <path d={dots} className="week-dots" />
        <path d={ring} className="counted-line" />
      </DotField>
      <svg fill="currentColor" aria-hidden="true" className="week-ends">
        {weeks.map((week) => {
          const row = Math.ceil(week / columns) - 1;
          const [x, y] = [(week - 0.5) / columns - row, (WEEK_PITCH * row) / (height + 2 * MARGIN)];
          return (
            <text key={week} x={percent(x)} y={percent(y)} dy="-4">
              {week}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}

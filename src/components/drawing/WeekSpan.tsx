import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import { DotField } from './DotField.tsx';
import './CountedDots.css';

interface WeekSpanProps {
  /** The fewest and the most. */
  weeks: readonly [number, number];
  /** How many have room: as many in each row that is to be compared. */
  columns: number;
}

/** Of the ring's ends, of which a unit is the distance of two dots. */
const RADIUS = 0.95;
/** Beyond any window. */
const REACH = 999;

/** The weeks of a project, a dot each. The line goes round those in which it may end, and on to the edge of the window. */
export function WeekSpan({ weeks: [fewest, most], columns }: WeekSpanProps) {
  const [from, to] = [fewest - 1 + RADIUS, Math.max(fewest - 1 + RADIUS, most - RADIUS)];
  const end = `${RADIUS} ${RADIUS} 0 0 1 0`;
  return (
    <DotField columns={columns} total={columns} diameter=".5" className="counted-dots">
      <path d={dotGrid(0, most, columns)} className="week-dots" />
      <path
        d={`M${REACH} ${0.5 + RADIUS}H${from}a${end}-${2 * RADIUS}H${to}a${end} ${2 * RADIUS}`}
        className="counted-line"
      />
    </DotField>
  );
}

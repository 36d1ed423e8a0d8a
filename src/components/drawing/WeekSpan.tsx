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
/** How far the ring stands out beyond the row of dots. Written out, because the difference would have a tail of digits. */
const MARGIN = 0.45;

/** The weeks of a project, a dot each, and a ring round those in which it may end, which stands on the drawing's lower edge. */
export function WeekSpan({ weeks: [fewest, most], columns }: WeekSpanProps) {
  const [from, to] = [fewest - 1 + RADIUS, Math.max(fewest - 1 + RADIUS, most - RADIUS)];
  const end = `${RADIUS} ${RADIUS} 0 0 1 0`;
  return (
    <DotField columns={columns} total={columns} diameter=".5" margin={MARGIN} className="counted-dots">
      <path d={dotGrid(0, most, columns)} className="week-dots" />
      <path
        d={`M${to} ${0.5 + RADIUS}H${from}a${end}-${2 * RADIUS}H${to}a${end} ${2 * RADIUS}`}
        className="counted-line"
      />
    </DotField>
  );
}

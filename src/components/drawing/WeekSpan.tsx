import { weekSpan } from '../../lib/drawing/week-span.ts';
import './CountedDots.css';
import { DotField } from './DotField.tsx';

interface WeekSpanProps {
  /** The fewest and the most. */
  weeks: readonly [number, number];
  /** How many have room: as many in each that is to be compared. */
  columns: number;
}

/** How far the ring stands out beyond a row of dots. */
const MARGIN = 0.5;

/** The weeks of a project, a dot each, a ring round those in which it may end, and faint dots for what others take. */
export function WeekSpan({ weeks: [fewest, most], columns }: WeekSpanProps) {
  const { dots, ring } = weekSpan(fewest, most);
  return (
    <DotField columns={columns} total={columns} diameter=".3" margin={MARGIN} className="counted-dots">
      <path d={ring} className="counted-line" />
      <path d={dots} className="week-dots" />
      {most < columns && <path d={`M${most + 0.5} .5H${columns}`} className="counted-rest" />}
    </DotField>
  );
}

import '../../components/drawing/CountedDots.css';
import { DotField } from '../../components/drawing/DotField.tsx';
import { dotGrid } from '../../lib/drawing/dot-grid.ts';
import { MONTH } from '../../schemas/sections.ts';
import type { HoursForm } from './form.ts';
import '../Hours.css';
import './calendar.css';

const WEEK = 7;

/** Leaves with the days of a month in weeks: those that have passed, the one that counts in a ring, and the rest. */
export const calendar: HoursForm = {
  Face: ({ at = 0 }) => (
    <DotField columns={WEEK} total={MONTH} diameter=".4" className="counted-dots hour-face">
      <path d={dotGrid(0, at, WEEK)} />
      <path d={dotGrid(at, MONTH, WEEK)} className="counted-rest" />
      {at > 0 && (
        <circle className="counted-line" cx={((at - 1) % WEEK) + 0.5} cy={Math.floor((at - 1) / WEEK) + 0.5} r=".42" />
      )}
    </DotField>
  ),
};

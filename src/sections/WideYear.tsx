import { LineSweep } from '../components/drawing/LineSweep.tsx';
import { SceneOfYear } from '../drawings/SceneOfYear.tsx';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';
import { YearWords } from './YearWords.tsx';

/** A year as wide as the page: its scene stands on the line, on its way to the other edge. */
export function WideYear({ thing, ...item }: TimelineContent['items'][number]) {
  return (
    <div className="year-part year-wide">
      <YearWords {...item} />
      {thing && (
        <div className="year-floor">
          <SceneOfYear thing={thing} />
          <LineSweep way="back" />
        </div>
      )}
    </div>
  );
}

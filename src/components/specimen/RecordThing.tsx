import { Drawing } from '../../drawings/Drawing.tsx';
import { TALLEST } from '../../drawings/thing.ts';
import { vocabulary } from '../../drawings/vocabulary.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './RecordThing.css';

/** What a record is about, beside it or below it. Nothing in it is hot: what matters is ringed on the record. */
export function RecordThing({ thing, className }: { thing: ThingName; className: string }) {
  const { width, height = TALLEST, drawing } = vocabulary[thing]({});
  return (
    <div className={`record-thing ${className}`}>
      <Drawing
        viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`}
        width={width}
        height={height}
        preserveAspectRatio="xMinYMax meet"
      >
        {drawing}
      </Drawing>
    </div>
  );
}

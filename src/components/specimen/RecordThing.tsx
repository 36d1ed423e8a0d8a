import { Drawing } from '../../drawings/Drawing.tsx';
import { TALLEST } from '../../drawings/thing.ts';
import { vocabulary } from '../../drawings/vocabulary.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './RecordThing.css';

interface RecordThingProps {
  thing: ThingName;
  className: string;
  /** In a row of the same, of which the one in the middle is whole: a wall of files, an aisle of racks. */
  isRow?: boolean | undefined;
}

/** Between the things of a row. */
const GAP = 24;

/** What a record is about, beside it or below it. Nothing in it is hot: what matters is ringed on the record. */
export function RecordThing({ thing, className, isRow = false }: RecordThingProps) {
  const { width, height = TALLEST, drawing } = vocabulary[thing]({});
  const step = width + GAP;
  return (
    <div className={`record-thing ${className}`}>
      <Drawing
        viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`}
        width={width}
        height={height}
        preserveAspectRatio={isRow ? 'xMidYMax meet' : 'xMinYMax meet'}
      >
        {drawing}
        {isRow && <g transform={`translate(${-step})`}>{drawing}</g>}
        {isRow && <g transform={`translate(${step})`}>{drawing}</g>}
      </Drawing>
    </div>
  );
}

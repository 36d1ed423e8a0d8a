import { Drawing } from '../../drawings/Drawing.tsx';
import { besideId, HALF, pictureFile, pictureHeights } from '../../drawings/picture-file.ts';
import { besides } from '../../drawings/pictures.ts';
import { TALLEST } from '../../drawings/thing.ts';
import { vocabulary } from '../../drawings/vocabulary.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './RecordThing.css';

interface RecordThingProps {
  thing: ThingName;
  className: string;
}

/**
 * What a record is about, as wide as the record, above it or below it. Nothing in it is hot: what matters is ringed on the
 * record. A thing of which there is no picture stands alone; of one that has another beside its record, a page shows either.
 */
export function RecordThing({ thing, className }: RecordThingProps) {
  const drawn = pictureHeights.get(thing);
  const alone = vocabulary[thing]({});
  const height = drawn ?? alone.height ?? TALLEST;
  const width = drawn ? HALF : Math.max(HALF, alone.width);
  return (
    <div className={`record-thing ${className}`}>
      <Drawing viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`} width={width} height={height}>
        {besides[thing] && <use href={`${pictureFile.address}#${besideId(thing)}`} />}
        {drawn ? <use href={`${pictureFile.address}#${thing}`} /> : alone.drawing}
      </Drawing>
    </div>
  );
}

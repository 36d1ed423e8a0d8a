import { callers } from '../../drawings/callers.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import { callerId, pictureFile } from '../../drawings/picture-file.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './RecordThing.css';

/** Who called about what a record is about, in the look of that; nobody where nobody is drawn. */
export function CallerDrawing({ thing }: { thing: ThingName }) {
  const caller = callers[thing];
  if (!caller) return null;
  const { width, height } = caller;
  return (
    <Drawing className="record-thing" viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`} width={width}>
      <use href={`${pictureFile.address}#${callerId(thing)}`} />
    </Drawing>
  );
}

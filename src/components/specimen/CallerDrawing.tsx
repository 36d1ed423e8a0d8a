import { callers } from '../../drawings/callers.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import { callerId, pictureFile } from '../../drawings/picture-file.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import '../ground/colours.css';
import './RecordThing.css';

/** Who called about what a record is about, in a niche of that colour; nobody where nobody is drawn. */
export function CallerDrawing({ thing }: { thing: ThingName }) {
  const caller = callers[thing];
  if (!caller) return null;
  const { width, height } = caller;
  return (
    <Drawing
      className="record-thing on-colour"
      viewBox={`-2 ${-height - 12} ${width + 4} ${height + 12}`}
      width={width}
      preserveAspectRatio="xMidYMax meet"
    >
      <use href={`${pictureFile.address}#${callerId(thing)}`} />
    </Drawing>
  );
}

import { Drawing } from '../../drawings/Drawing.tsx';
import { pictureFile, roofId } from '../../drawings/picture-file.ts';
import { roofs } from '../../drawings/pictures.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './RecordThing.css';
import './RoofDrawing.css';

/** What of a thing is drawn round the title above it, in a box of any proportions. */
export function RoofDrawing({ thing }: { thing: ThingName }) {
  const roof = roofs[thing];
  if (!roof) return null;
  return (
    <Drawing width={roof.width} height={roof.height} preserveAspectRatio="none" className="record-thing roof">
      <use href={`${pictureFile.address}#${roofId(thing)}`} />
    </Drawing>
  );
}

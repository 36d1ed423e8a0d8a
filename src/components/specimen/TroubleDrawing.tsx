import { Drawing } from '../../drawings/Drawing.tsx';
import { pictureFile } from '../../drawings/picture-file.ts';
import { TROUBLE_HEIGHT, TROUBLE_WIDTH } from '../../drawings/trouble.ts';
import { troubleId, troubles } from '../../drawings/troubles.ts';
import type { TroublesName } from '../../schemas/drawings.ts';
import './RecordThing.css';

/** One of what stood in the way, counted from 0, as large as its box, which it fills. */
export function TroubleDrawing({ name, at }: { name: TroublesName; at: number }) {
  if (!troubles[name][at]) return null;
  return (
    <Drawing viewBox={`0 0 ${TROUBLE_WIDTH} ${TROUBLE_HEIGHT}`} width={TROUBLE_WIDTH} className="record-thing">
      <use href={`${pictureFile.address}#${troubleId(name, at)}`} />
    </Drawing>
  );
}

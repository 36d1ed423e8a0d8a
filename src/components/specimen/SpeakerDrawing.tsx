import { Drawing } from '../../drawings/Drawing.tsx';
import { pictureFile } from '../../drawings/picture-file.ts';
import { speakers } from '../../drawings/speakers.ts';
import type { SpeakerName } from '../../schemas/drawings.ts';
import './RecordThing.css';

/** Who says something, in the look of what a record is about, with the tail of the bubble. */
export function SpeakerDrawing({ name, className }: { name: SpeakerName; className: string }) {
  const { width, height, side } = speakers[name];
  return (
    <div className={`record-thing ${className} speaker-${side}`}>
      <Drawing viewBox={`-2 ${-height - 2} ${width + 4} ${height + 2}`} width={width}>
        <use href={`${pictureFile.address}#${name}`} />
      </Drawing>
    </div>
  );
}

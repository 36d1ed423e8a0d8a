import { Drawing } from '../../drawings/Drawing.tsx';
import { EMBLEM_TOP, emblemId } from '../../drawings/emblems.tsx';
import { LINE_BOX } from '../../drawings/line.ts';
import { pictureFile } from '../../drawings/picture-file.ts';
import type { ThingName } from '../../schemas/drawings.ts';

/** What a page's line draws of a case, from one edge of its box to the other, and on the lower one. */
export function EmblemDrawing({ thing }: { thing: ThingName | undefined }) {
  const { width, floor } = LINE_BOX;
  return (
    <Drawing viewBox={`0 ${-EMBLEM_TOP} ${width} ${floor + EMBLEM_TOP}`} width={width}>
      <use href={`${pictureFile.address}#${emblemId(thing)}`} />
    </Drawing>
  );
}

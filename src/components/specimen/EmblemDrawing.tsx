import { Drawing } from '../../drawings/Drawing.tsx';
import { EMBLEM } from '../../drawings/emblem.ts';
import { emblemId } from '../../drawings/emblems.tsx';
import { pictureFile } from '../../drawings/picture-file.ts';
import type { ThingName } from '../../schemas/drawings.ts';

/** What a page's line draws of a case, from one edge of its box to the other, and on the lower one. */
export function EmblemDrawing({ thing }: { thing: ThingName | undefined }) {
  const { width, height } = EMBLEM;
  return (
    <Drawing viewBox={`0 ${-height} ${width} ${height}`} width={width}>
      <use href={`${pictureFile.address}#${emblemId(thing)}`} />
    </Drawing>
  );
}

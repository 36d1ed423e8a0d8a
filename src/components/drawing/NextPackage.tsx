import { missingDots, missingParcel, NEXT, NEXT_CONTOUR, NEXT_DOTS, pilePlaces } from '../../drawings/next-package.tsx';
import { parcelId } from '../../drawings/package-shop.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { contourPath } from '../../lib/drawing/loop.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './KolamDrawing.css';
import { ShopDrawing } from './ShopDrawing.tsx';

/**
 * The shop of packages once more: the next one, which the page's line draws, is still open, and whoever needs it puts in what is needed;
 * in the pile of the others a place is free.
 */
export function NextPackage({ things }: { things: (ThingName | undefined)[] }) {
  const { standing, next } = pilePlaces(things.length);
  const part = (id: string) => `${ringedFile.address}#${id}`;
  return (
    <ShopDrawing box={NEXT}>
      <use href={part('next-people')} />
      {standing.map((place, index) => (
        <use key={place.y} href={part(parcelId(things.at(index - standing.length)))} {...place} />
      ))}
      <path d={missingParcel(next)} strokeDasharray="6 6" />
      <path d={contourPath(NEXT_CONTOUR)} className="kolam-line" />
      <path d={`${NEXT_DOTS}${missingDots(next)}`} className="kolam-dots" />
      <use href={part('next-hands')} />
    </ShopDrawing>
  );
}

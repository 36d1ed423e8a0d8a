import { BOW_DOTS, parcelId, parcelPlaces, SHOP, SHOP_CONTOUR } from '../../drawings/package-shop.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { contourPath } from '../../lib/drawing/loop.ts';
import type { ThingName } from '../../schemas/drawings.ts';
import './KolamDrawing.css';
import { ShopDrawing } from './ShopDrawing.tsx';

/**
 * The packages as parcels: the first one is sold over a counter, which the page's line draws with the bow of that parcel, and the others
 * stand behind who sells it.
 */
export function PackageShop({ things }: { things: (ThingName | undefined)[] }) {
  const places = parcelPlaces(things.length);
  const part = (id: string) => `${ringedFile.address}#${id}`;
  return (
    <ShopDrawing box={SHOP}>
      <use href={part('shop-people')} />
      {things.map((thing, index) => (
        <use key={`${places[index]?.x} ${places[index]?.y}`} href={part(parcelId(thing))} {...places[index]} />
      ))}
      <path d={contourPath(SHOP_CONTOUR)} className="kolam-line" />
      <path d={BOW_DOTS} className="kolam-dots" />
      <use href={part('shop-hands')} />
    </ShopDrawing>
  );
}

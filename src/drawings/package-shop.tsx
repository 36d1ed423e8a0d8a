import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { parcelSigns, unsigned } from './parcel-signs.tsx';
import { grip } from './people/grip.tsx';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';

/** In units of the drawing, whose floor is y = 0; and how wide and how high a parcel is. */
export const SHOP = { x: 0, width: 488, height: 358 };
export const PARCEL = 86;

/** Where the counter stands and how high it is, where the parcel stands on that, and where the others are piled up: on a pallet. */
const COUNTER = { left: 92, right: 208, top: 92 };
const BOUGHT = { x: 107, y: -COUNTER.top };
const PILE = { x: 308, y: -9 };
/** How far each row of two lies aside of the one that is lowest, counted from that: nobody piles up parcels with a ruler. */
const ASIDE = [0, 3, -4, 1, -2];

/** What the line draws between the floor at the left and the floor at the right: counter, parcel, and a bow that is a kolam. */
export const SHOP_CONTOUR = [
  `H80a12 12 0 0 0 12-12V-86a6 6 0 0 1 6-6h9v-84a4 4 0 0 1 4-4H138a10 10 0 0 0 7-3`,
  'L172.5-210.5a10.6 10.6 0 1 1 0 15L142.5-225.5a10.6 10.6 0 1 1 15 0L127.5-195.5a10.6 10.6 0 1 1 0-15L155-183',
  'a10 10 0 0 0 7 3H189a4 4 0 0 1 4 4v84h9a6 6 0 0 1 6 6V-12a12 12 0 0 0 12 12',
].join('');
export const BOW_DOTS = 'M150-203h0M180-203h0M150-233h0M120-203h0';

/**
 * Where the parcels of so many packages stand: the first one on the counter, the others in rows of two, from the upper left one to the
 * lower right one.
 */
export function parcelPlaces(count: number): { x: number; y: number }[] {
  const rows = Math.ceil((count - 1) / 2);
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return BOUGHT;
    // A row that is not full is the uppermost one.
    const place = 2 * rows - count + index;
    const above = rows - 1 - Math.floor(place / 2);
    return { x: PILE.x + (ASIDE[above] ?? 0) + (PARCEL + 1) * (place % 2), y: PILE.y - PARCEL * above };
  });
}

const PLAIN = 'plain-parcel';
const signedId = (thing: string) => `${thing}-parcel`;

/** The id of a package's parcel in the file, by what its thing is. */
export const parcelId = (thing: ThingName | undefined) => (thing && parcelSigns[thing] ? signedId(thing) : PLAIN);

/** A parcel on y = 0, from x = 0 on. */
const parcel = ({ box, tape, sign }: typeof unsigned) => (
  <>
    <path className={box} d={`M0 0v-${PARCEL}h${PARCEL}V0z`} />
    <path className={tape} d="M34-86h18v13l-4.5-4-4.5 4-4.5-4-4.5 4z" />
    <g transform="translate(43 -36)">{sign}</g>
  </>
);

/** Who buys, without the arms. */
export const buyerBody = (
  <>
    {sides.trousers}
    {sides.head(profiles.moustache)}
    <path className="tint" d={sides.shirt} />
    <path className="deep" d="M-31.500-101.500a11.500 11.500 0 0 1 22.500-1.500l4 1v2.500h-27z" />
  </>
);

/** People are drawn in units of their own: who buys looks to the right, who sells to the left. */
const buyer = (drawing: ReactNode) => <g transform="translate(72 0) scale(1.9)">{drawing}</g>;
const seller = (drawing: ReactNode) => <g transform="translate(228 0) scale(-1.9 1.9)">{drawing}</g>;
const nearArm = sides.arm('tint', [-4, -58], [18, -63]);

/** All but the line: the parcels, what is behind them, and the hands that hold the one on the counter. */
export const packageShop: Record<string, ReactNode> = {
  'shop-people': (
    <>
      {buyer(
        <>
          {sides.farArm('tint', [0, -62], [17, -74])}
          {buyerBody}
        </>,
      )}
      {seller(
        <>
          {sides.farArm('tint', [0, -62], [17, -74])}
          {sides.dressed('plait')}
        </>,
      )}
      <path className="tint" d="M92-12V-92h116v80z" />
      <path className="deep" d="M92-92h116v14H92z" />
      <path className="hair" d="M302-9h184v4h-8v5h-20v-5h-54v5h-20v-5h-54v5h-20v-5h-8z" />
    </>
  ),
  'shop-hands': (
    <>
      {buyer(nearArm)}
      {seller(nearArm)}
      <g transform="translate(193 -122) scale(.62)">{grip}</g>
      <g transform="translate(107 -122) scale(-.62 .62)">{grip}</g>
    </>
  ),
  [PLAIN]: parcel(unsigned),
  ...Object.fromEntries(Object.entries(parcelSigns).map(([thing, look]) => [signedId(thing), parcel(look)])),
};

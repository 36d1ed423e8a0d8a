import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import type { Tableau } from './thing.ts';
import { technician } from './things/technician.tsx';

/** All are of one height, whatever they carry. */
const HEIGHT = 118;
/** What those carry in both arms who are seen from the side, and the near arm with it. */
const carrying = (held: ReactNode, look: string) => (
  <>
    <path className="skin" d={limb([-14, -77], [-4, -58], [20, -54])} />
    {held}
    {sides.arm(look, [-18, -55], [6, -50])}
  </>
);
const standing = (left: number, width: number, drawing: ReactNode): Tableau => ({
  width,
  height: HEIGHT,
  drawing: <g transform={`translate(${left})`}>{drawing}</g>,
});

/** Who called about what the record of a story is about: in an index, each with what the trade has in its hands. */
export const callers: Partial<Record<ThingName, Tableau>> = {
  'casting-trays': standing(
    37,
    78,
    <>
      <path className="skin" d={limb([-15, -76], [-2, -62], [12, -55])} />
      {sides.trousers}
      {sides.head(
        <>
          {profiles.moustache}
          <path className="tint" d="M-12-4q0-12 13-12 11 1 11 10l4 2z" />
        </>,
      )}
      <path className="tint" d={sides.shirt} />
      <path className="sheet" d="M-18-75h10l2 27 3 26q-10 4-19 1z" />
      <path d="M-12-58 20-53" strokeWidth="4" />
      <path className="deep" d="M15-61h25l-4 22H19z" />
      <path className="shine" d="M15-61q12 8 25 0z" />
      <path className="skin" d={limb([-22, -76], [-20, -58], [3, -56])} />
      <path className="tint" d={sleeve([-22, -77], [-20.5, -64])} />
    </>,
  ),
  'file-piles': standing(
    39,
    73,
    <>
      {sides.dressed('plait')}
      {carrying(
        <>
          <path className="sheet" d="M0-49v-9h30v9zm-1-18v-9h30v9z" />
          <path className="shine" d="M2-58v-9h28v9zm0-18v-9h26v9z" />
        </>,
        'tint',
      )}
    </>,
  ),
  'pallet-rack': standing(
    34,
    68,
    <>
      {sides.trousers}
      {sides.head(
        <>
          {profiles.moustache}
          <path className="deep" d="M-11-3q-3-13 10-13 13 0 11 11z" />
          <path className="hair" d="M6-8h11q4 1 5 4H6z" />
        </>,
      )}
      <path className="tint" d={sides.shirt} />
      <path d="M-30-53h22" strokeWidth="4" />
      <path className="deep" d="M14-72h12v8H14z" />
      <path className="shine" d="M26-75h8v14h-8z" />
      {sides.arm('tint', [-8, -60], [14, -66])}
    </>,
  ),
  'parcel-van': standing(
    34,
    72,
    <>
      {sides.trousers}
      {sides.head(profiles.glasses)}
      <path className="sheet" d={sides.shirt} />
      {carrying(
        <>
          <path className="deep" d="M-4-84h40v34H-4z" />
          <path className="letter" d="M10-84h12v14H10z" />
        </>,
        'sheet',
      )}
    </>,
  ),
  tubes: { ...technician({}), height: HEIGHT },
};

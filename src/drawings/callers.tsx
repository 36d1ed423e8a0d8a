import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { limb } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import type { Tableau } from './thing.ts';
import { technician } from './things/technician.tsx';

/** All are of one height, whatever they carry. */
const HEIGHT = 118;
/** Turned over, from the right edge of what is drawn to the left one. */
const standing = (left: number, width: number, drawing: ReactNode, isTurned = false): Tableau => ({
  width,
  height: HEIGHT,
  drawing: <g transform={isTurned ? `matrix(-1 0 0 1 ${width - left} 0)` : `translate(${left})`}>{drawing}</g>,
});

/** Who called about what the record of a story is about: in an index, each at work, so that none has the outline of another. */
export const callers: Partial<Record<ThingName, Tableau>> = {
  // She sits beside her registers, and pulls one out.
  'file-piles': standing(
    40,
    78,
    <>
      <path d="M-31-22-34 0m21-22 3 22" strokeWidth="4" />
      <path className="tint" d="M-35-28H-7v6H-35z" />
      <path className="skin" d="M-4 0v-8h9l7 5v3z" />
      <path className="deep" d="M-31-38h18q18-2 22 6l4 27q-9 5-19 0l-3-19h-18q-7 0-4-14z" />
      <g transform="translate(0 19)">
        {sides.head(profiles.plait)}
        <path className="tint" d={sides.shirt} />
        <path className="deep" d="M-28-84q6 1 8 5l11 22-2 8-20-3z" />
      </g>
      <path className="tint" d="M14-8v-9h20v9zm-1-18v-9h20v9zm2-27v-9h20v9zm-1-18v-9h20v9z" />
      <path className="deep" d="M13 0v-8h20v8zm2-17v-9h20v9zm-2-18v-9h20v9zm1-27v-9h20v9zm2-18v-9h20v9z" />
      <path className="shine" d="M7-44v-9h21v9z" />
      {sides.arm('tint', [-10, -44], [9, -50], [-20, -57])}
    </>,
  ),
  // He leans on a barrow of cartons.
  'parcel-van': standing(
    36,
    80,
    <>
      <path className="hair" d="M-35-3-29-12l7 5-4 7h-9zM-9 0v-6h9l7 4v2z" />
      <path className="deep" d="M-31-56h24l6 22-1 29h-9l-3-24-9 25-11-6 5-22z" />
      <path d="M8-82 17-6h26" strokeWidth="4" />
      <path className="tint" d="M18-6v-24h25v24zm-2-24v-22h25v22z" />
      <path className="deep" d="M14-52v-20h24v20z" />
      <path className="shine" d="M15-72v-6h22v6zm1-6v-6h20v6z" />
      <path className="letter" d="M26-25h10v9H26zm-2-22h10v9H24z" />
      <circle className="sheet" cx="20" cy="-7" r="7" />
      <g transform="rotate(16 -20 -52)">
        {sides.head(profiles.glasses)}
        <path className="sheet" d={sides.shirt} />
      </g>
      {sides.arm('sheet', [-8, -56], [8, -74], [-13, -74])}
    </>,
  ),
  tubes: { ...technician({}), height: HEIGHT },
  // He bends over the mould into which he pours.
  'casting-trays': standing(
    35,
    80,
    <>
      {sides.trousers}
      <path className="deep" d="M10-46 22-40" strokeWidth="4" />
      <path className="shine" d="M37-41q6 3 6 10v20h-6z" />
      <path className="deep" d="M17-47 40-40q-4 14-14 12-10-3-9-19z" />
      <path className="shine" d="M17-47 40-40q-13 4-23-7z" />
      <path className="tint" d="M22 0v-11h22V0z" />
      <path className="shine" stroke="none" d="M32-18l-6-4 2 6zm-4-9-5 0 4 4z" />
      <g transform="rotate(38 -20 -52)">
        {sides.head(
          <>
            {profiles.moustache}
            <path className="tint" d="M-12-4q0-12 13-12 11 1 11 10l4 2z" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path className="sheet" d="M-17-77h8l3 28h-14z" />
      </g>
      <path className="sheet" d="M-17-52 0-46-6-18-22-20z" />
      <path d="M-2-52 20-42" strokeWidth="4" />
      {sides.arm('tint', [-2, -50], [11, -46], [-6, -70])}
    </>,
  ),
  // His torch falls on a thermometer, to the left of him.
  'pallet-rack': standing(
    34,
    80,
    <>
      <path className="tint faint" stroke="none" d="M23-75 44-92v38L23-69z" />
      <path className="letter" d="M35-92h10v40H35z" />
      <path className="deep" strokeWidth="0" d="M38.500-87h3v20a4.500 4.500 0 1 1-3 0z" />
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
      <path className="deep" d="M4-76h13v8H4z" />
      <path className="shine" d="M17-79h6v14h-6z" />
      <path className="skin" d={limb([-14, -76], [-4, -62], [8, -71])} />
      <path className="sheet" d="M-13-66 1-62-4-45-18-49z" />
      {sides.arm('tint', [-24, -56], [-7, -52])}
    </>,
    true,
  ),
};

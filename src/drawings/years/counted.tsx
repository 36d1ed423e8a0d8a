import type { ReactNode } from 'react';
import type { ThingName } from '../../schemas/drawings.ts';
import { finger, limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { facing, room } from './room.tsx';

/** What is drawn in years of which a figure is said as well. */
export const countedYears: Partial<Record<ThingName, ReactNode>> = {
  /** At the desk for support: a call about a printer, and who calls is on the wall, a hospital and a school as well as a shop and a works. */
  'phone-clerk': room(
    <>
      <path
        className="sheet"
        d="M-104-44a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-8l14 16-34-16h-62a10 10 0 0 1-10-10z"
      />
      <path className="deep" d="M-84-22h70v24h-70zM-72-22v-20h46v20z" />
      <path className="hot" d="M-72-8h46v22h-46z" />
      <path stroke="var(--figure)" d="M-64-1h30m-30 8h18" />
      <path className="sheet" d="M-66-40h34v14h-34z" />
      <path className="deep" d="M-72-112H72v34H-72z" />
      <path className="sheet" d="M-62-104h26v22h-26zM-28-104H-2v22h-26zM6-104h26v22H6zM40-104h26v22H40z" />
      <path className="hot" d="M-52-101h6v5h5v6h-5v5h-6v-5h-5v-6h5z" />
      <path className="deep" d="M-25-84v-9l10-7 10 7v9zM9-84v-12h20v12zM43-84v-14l7 5v-5l7 5v-5l6 5v9z" />
      <path className="tint" d="M8-96l3-6h16l3 6z" />
      {facing(
        32,
        <>
          <path className="skin" d={limb([-14, -77], [0, -66], [-12, -92], 3.5)} />
          <path className="sheet" d={sleeve([-15, -77], [-5, -70])} />
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path
            className="hair"
            d="M-18-110q-14 2-13 14l4 1q-2-10 9-12zM-31-97h6v9h-6zM-28-89q4 8 14 7v3q-14 2-17-9z"
          />
          <path className="sheet" d={sides.shirt} />
          <path className="tint" d="M-15-83l3 3-3 20-4-5z" />
        </>,
      )}
      <path className="deep" d="M-100 24H92v10H-100zM-92 34H84v50H-92z" />
      <path className="hot" d="M-84 42h96v24h-96z" />
      <path
        stroke="var(--figure)"
        strokeWidth="3"
        d="M-60 48a9 9 0 0 1 18 0v8m-18-8v8m0-4v-2m18 2v6h-8M-26 50h26m-26 8h18"
      />
      <path className="hair" d="M8 20h34v5H8z" />
      {facing(32, sides.arm('sheet', [-10, -54], [8, -43]))}
      <path className="hair" d="M-34 24h-36v-7h36zM-66 17l6-9h16l6 9z" />
      <path className="sheet" d="M54 24l4-14h18l4 14z" />
      <path stroke="var(--hair)" d="M64 10q-10-16-2-28m6 28q10-10 14-22" />
    </>,
  ),
  /** An invoice gets its code from the portal, before the first of October; a heap of others waits. */
  'coded-invoice': room(
    <>
      <path className="hair" d="M-112-84H10v98h-122z" />
      <path className="sheet" d="M-106-78H4V8h-110z" />
      <path className="tint" d="M-106-78H4v14h-110z" />
      <path d="M-96-52h40m-40 10h30m-30 10h36m-36 10h24m-24 10h36M-96 0h16" />
      <path className="hot" d="M-46-52h40v40h-40z" />
      <path
        className="sheet"
        strokeWidth="0"
        d="M-42-48h12v12h-12zM-22-48h12v12h-12zM-42-28h12v12h-12zM-26-32h4v4h-4zM-22-26h5v5h-5zM-15-30h5v5h-5zM-26-20h5v4h-5zM-15-20h5v4h-5z"
      />
      <path className="hair" strokeWidth="0" d="M-38-44h4v4h-4zM-18-44h4v4h-4zM-38-24h4v4h-4z" />
      <path stroke="currentColor" strokeWidth="4" d="M-46 0h34m-8-6 9 6-9 6" />
      <path className="deep" d="M-58 14h14v14h-14z" />
      <path className="sheet" d="M68-74h42v44H68z" />
      <path className="deep" d="M68-74h42v13H68zM78-80h4v9h-4zM96-80h4v9h-4z" />
      <path stroke="currentColor" strokeWidth="5" d="M84-50l6-4v18" />
      {facing(
        24,
        <>
          {sides.farArm('sheet', [2, -64], [26, -62])}
          {sides.trousers}
          {sides.head(profiles.moustache)}
          <path className="sheet" d={sides.longShirt} />
        </>,
      )}
      <path className="deep" d="M-118 28H84v9H-118zM-96 37h9v33h-9zM62 37h9v33h-9z" />
      <path className="sheet" d="M-108 28v-6h34v6zM-106 22v-6h34v6zM-109 16v-4" />
      <path className="hair" d="M-30 28l4-6h40l3 6z" />
      {facing(
        24,
        <>
          <path className="skin" d={finger([14, -38], 6, 1)} />
          {sides.arm('sheet', [-8, -52], [12, -39])}
        </>,
      )}
      <path className="hot" d="M76 70V44h34v26z" />
      <path className="sheet" d="M80 44v-8h24v8zM84 36v-6h22v6z" />
    </>,
  ),
};

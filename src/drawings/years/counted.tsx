import type { ReactNode } from 'react';
import type { ThingName } from '../../schemas/drawings.ts';
import { tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { room } from './room.tsx';

/** Who sits behind the desk, seen from the front. */
const clerk = (drawing: ReactNode) => <g transform="translate(58 70)scale(1.3)translate(-24)">{drawing}</g>;

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
      {clerk(
        <>
          {tops.shirt}
          {heads.loose}
          <path className="hair" d="M11-98q0-16 13-16t13 16l-3 1q0-13-10-13t-10 13zM10-99h6v10h-6zM33-99h6v10h-6z" />
          <path d="M36-90q-1 6-8 6" />
          {front.rightArm('tint', [47, -68], [38, -90])}
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
      {clerk(front.arm('tint', [3, -60], [-6, -42]))}
      <path className="hair" d="M-34 24h-36v-7h36zM-66 17l6-9h16l6 9z" />
      <path className="sheet" d="M54 24l4-14h18l4 14z" />
      <path stroke="var(--hair)" d="M64 10q-10-16-2-28m6 28q10-10 14-22" />
    </>,
  ),
};

import { cover } from '../cover.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A stranger in an open door, and a courier who hands over a parcel that is not paid for: the line, on which it is lent, is tied to it. */
export const lentParcel: Thing = () =>
  cover({
    width: 204,
    spot: { x: 110, y: -80, r: 32 },
    contour:
      'H60q40 0 50-36l8-22h10a4 4 0 0 0 4-4v-40a4 4 0 0 0-4-4h-36a4 4 0 0 0-4 4v40a4 4 0 0 0 4 4h10l8 22q10 36 50 36',
    rest: (
      <>
        <path className="deep" d="M4 0v-148h94V0" />
        <path className="sheet" d="M20-6v-136h64V-6z" />
        <path className="tint" d={`M0-156h102v10H0zM20-142${'l4 11 4-11'.repeat(8)}zM12 0v-6h80v6`} />
        <g transform="translate(28 -6) scale(1.120)">
          {below.salwar}
          {heads.plait}
          {tops.kurta}
          <path className="skin" d={limb([10, -80], [4, -64], [8, -46])} />
          <path className="tint" d={sleeve([11, -80], [5, -66])} />
        </g>
        <path className="tint" d="M20-142v136L2-1v-150z" />
        <path d="M16-132v50l-10 3v-56zM16-68v50l-10 3v-52z" />
        <g transform="translate(142) scale(1.250)">
          {below.trousers}
          {turned(heads.cap)}
          {tops.shirt}
          <path className="skin" d={limb([38, -80], [45, -64], [41, -46])} />
          <path className="tint" d={sleeve([37, -80], [44, -66])} />
        </g>
      </>
    ),
    hot: (
      <>
        <path
          className="hot"
          strokeWidth="0"
          d="M92-106h36a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z"
        />
        <path className="sheet" fillOpacity=".3" strokeWidth="0" d="M103-105h14v8h-14z" />
        <path vectorEffect="none" stroke="var(--hair)" strokeWidth="5" d={rupee(110, -83)} />
        <path className="skin" d={limb([66, -94], [68, -70], [86, -74], 4.5)} />
        <path
          className="skin"
          d="M84-81h9a2.800 2.800 0 0 1 0 5.600h1a2.800 2.800 0 0 1 0 5.600h-2a2.700 2.700 0 0 1 0 5.400h-8z"
        />
        <path d="M87-75.400h6m-6 5.600h6" />
        <path className="tint" d={sleeve([66, -95], [67.5, -79], 6.5)} />
        <path className="skin" d={limb([160, -99], [158, -66], [134, -70], 5)} />
        <path className="skin" d="M137-78h-10a3 3 0 0 0 0 6h-1a3 3 0 0 0 0 6h1.500a2.900 2.900 0 0 0 0 5.800h9.500z" />
        <path d="M133-72h-6m6 6h-6" />
        <path className="tint" d={sleeve([161, -100], [159.5, -79], 7)} />
      </>
    ),
  });

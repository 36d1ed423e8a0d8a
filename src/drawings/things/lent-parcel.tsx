import { cover } from '../cover.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { holding } from '../people/holding.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** Feet in sandals, of which the toes look to the right. */
const sandals = (
  <>
    <path className="skin" d="M13-2v-8h7l7 4q3 2 2 4zm18 0v-8h6l7 4q3 2 2 4z" />
    <path className="hair" d="M12 0v-2.5h18V0zm18 0v-2.5h17V0z" />
    <path strokeWidth="2.5" stroke="var(--hair)" d="M19-9l4 6m14-6l4 6" />
  </>
);

/**
 * A stranger in an open door, and a courier, his scooter in the street behind him, who hands over a parcel that is not paid for: the
 * line, on which it is lent, is tied to it.
 */
export const lentParcel: Thing = () =>
  cover({
    width: 206,
    spot: { x: 104, y: -80, r: 32 },
    contour:
      'H82q16 0 22-34l4-24h14a4 4 0 0 0 4-4v-40a4 4 0 0 0-4-4h-36a4 4 0 0 0-4 4v40a4 4 0 0 0 4 4h14l4 24q6 34 22 34',
    rest: (
      <>
        {/* The street: houses, of which one has a balcony, and a palm. */}
        <path className="sheet" strokeWidth="0" d="M94 0v-106h34v-20h28v30h14v-22h28V0z" />
        <path className="deep" strokeWidth="0" d="M134-118h7v10h-7zm11 0h7v10h-7zm33 8h6v10h-6zm10 0h6v10h-6z" />
        <path strokeWidth="3" stroke="var(--deep)" d="M115-104q2-18-1-34" />
        <path
          className="deep"
          strokeWidth="0"
          d="M114-138q-8-6-15 5 8-4 15-5zm0 0q-7-12-16-10 10 3 16 10zm0 0q2-13 12-13-8 4-12 13zm0 0q10-7 18 4-9-5-18-4zm0 0q-8 3-9 15 3-10 9-15zm0 0q9 2 10 14-4-9-10-14z"
        />
        {/* The scooter, with the box of the courier's parcels. */}
        <path className="hair" d="M192 0a12 12 0 0 1 0-24 12 12 0 0 1 0 24m-48 0a12 12 0 0 1 0-24 12 12 0 0 1 0 24" />
        <path className="tint" d="M192-7a5 5 0 0 1 0-10 5 5 0 0 1 0 10m-48 0a5 5 0 0 1 0-10 5 5 0 0 1 0 10" />
        <path
          className="deep"
          d="M140-22q-2-18 6-36l7 2q-4 14 2 30h18q4-18 18-20h10q5 10 4 24-10-4-18 4l-3 6h-28q-4-12-16-10z"
        />
        <path className="hair" d="M166-44h36q3 0 3-3t-4-4h-33q-5 0-2 7z" />
        <path className="tint" d="M168-88h36v36h-36z" />
        <path d="M168-78h36m-21 0v8h6v-8" />
        {/* The house. */}
        <path className="deep" d="M2 0v-148h92V0" />
        <path className="sheet" d="M16-6v-136h64V-6z" />
        <path className="tint" d="M0-156h96v10H0zM8 0v-6h80v6" />
        <path className="shine" d={`M16-146${'q4 16 8 0'.repeat(8)}z`} />
        <g transform="translate(20 -6) scale(1.160)">
          <path className="skin" d="M13 0q0-6 5-6h6v6zm14 0q0-6 4-6h7v6z" />
          <path className="tint" d="M13-54h22l8 50q-18 5-37 0z" />
          <path className="deep" d="M6.8-11q18 5 35.5 0l.9 7q-18 5-37.2 0z" />
          <path d="M24-52l-5 40m8-40l-1 41m5-41l4 40" />
          <g transform="rotate(-5 24 -92)">
            {heads.plait}
            <path d="M22-93q3 3 6.5.5M21.5-103.5q2-1.5 3.5-.5m3.5 0q2-1 3.5.5" />
            <path vectorEffect="none" strokeWidth="2.6" stroke="var(--hot)" d="M27.6-106.5h0" />
            <path vectorEffect="none" strokeWidth="4" stroke="var(--shine)" d="M15.5-94h0" />
            <path vectorEffect="none" strokeWidth="5" stroke="var(--tint)" d="M12-107h0m-.5 5h0m.5 5h0" />
          </g>
          <path className="deep" d="M12-50v-26q0-9 8-10q4 6 8 0q8 1 8 10v26z" />
          <path className="tint" d="M29-86q6 1 8 8l-1 26q-12 6-25 1l1-8q14-8 17-27z" />
          <path d="M31-84q-1 22-17 32" />
          <path className="skin" d={limb([11, -78], [3, -62], [12, -48], 4.2)} />
          <path d="M10.5-51.5l4.5 1m-4 2l3.5 1.5" />
          <path className="deep" d={sleeve([12, -79], [6, -68], 5.5)} />
          <path vectorEffect="none" strokeWidth="2" stroke="var(--shine)" d="M3.5-56.5l7-4" />
        </g>
        <path className="tint" d="M16-142v136L0-1v-150z" />
        <path d="M13-132v50l-9 3v-56zM13-68v50l-9 3v-52z" />
        {/* The courier. */}
        <g transform="translate(130) scale(1.250)">
          <g transform="matrix(-1 0 0 1 48 0)">{sandals}</g>
          <path
            className="deep"
            d="M12-52h24q2 10 1 20-1 6 .5 13l1.5 13q-6 2-12 0l-1.5-13-1.5-19-3 9q-1 5-2.5 10l-2.5 13q-6 2-11.5-.5 1-12 4-21 2-12 4-24.5z"
          />
          <path d="M24-52q1 6-.5 14M12-44q3 3 7 2m17-2q-3 2-5 2M10-24q4 3 8 1m11-4q3 2 7 0M5-9q6 2 11.5.5m11.5 0q6 1.5 11 0" />
          <g transform="rotate(5 24 -92)">
            {turned(heads.cap)}
            <path d="M16-103q2-1.5 3.5-.5" />
          </g>
          {tops.shirt}
          <path className="sheet" d="M14-86h4l18 34v4h-6z" />
          <path d="M33-56q-4 4-9 4" />
          <path className="skin" d={limb([38, -80], [46, -66], [42, -50], 4.2)} />
          <path className="skin" d="M38-51l-2 6 1 2 2-3v6q1 3 2.5.5 1 2 2.5-.5 1.5 1 2-1l-.2-10z" />
          <path d="M41.4-39.5v-4m2.4 3.6v-4" />
          <path className="tint" d={sleeve([37, -80], [44, -67], 5.8)} />
        </g>
      </>
    ),
    hot: (
      <>
        <path
          className="hot"
          strokeWidth="0"
          d="M86-106h36a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z"
        />
        <path className="sheet" fillOpacity=".3" strokeWidth="0" d="M97-105h14v8h-14z" />
        <path vectorEffect="none" stroke="var(--hair)" strokeWidth="5" d={rupee(104, -83)} />
        <path className="skin" d={limb([59, -94], [61, -68], [78, -75], 4)} />
        <path vectorEffect="none" strokeWidth="2.2" stroke="var(--shine)" d="M69.5-76.5l3 7.5" />
        <g transform="translate(82 -76)">
          <g transform="scale(-1 1)">{holding}</g>
        </g>
        <path className="deep" d={sleeve([59, -96], [60.5, -80], 6.5)} />
        <path className="skin" d={limb([149, -98], [147, -68], [131, -74], 4.4)} />
        <g transform="translate(126 -76)">{holding}</g>
        <path className="tint" d={sleeve([150, -100], [148, -78], 7.5)} />
      </>
    ),
  });

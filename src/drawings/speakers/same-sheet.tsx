import { CASING } from '../casing.ts';
import { below, tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { glasses } from '../people/glasses.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Speaker } from '../speaker.ts';

/** The eye of one. */
const EYE = 'M-22 0a22 22 0 0 0 44 0 22 22 0 0 0-44 0z';

/**
 * A melter brings the bad casting, and the quality head points at the row of its sheet that says why it is bad and glows: both read the
 * same one, from either side of it.
 */
export const sameSheet: Speaker = {
  width: 376,
  height: 187,
  side: 'right',
  mouth: [320.5, -132.5],
  drawing: (
    <>
      <path d="M168-22 160 0m82-22 8 22" strokeWidth="5" />
      <g transform="translate(-70 10)">
        <path className="deep" d="M216-188h118q6 0 6 6v148q0 6-6 6H216q-6 0-6-6v-148q0-6 6-6z" />
        <path className="letter" d="M220-180h110v142H220z" />
        <path className="tint" d="M262-196h26v14h-26z" />
        <g transform="translate(248 -150) scale(.3)" strokeWidth="4">
          <path className="tint" d={CASING} />
          <path className="deep" d={EYE} />
        </g>
        <path className="deep" strokeWidth="0" d="M282-162h38v8h-38zm0 16h24v6h-24z" />
        <path className="shine" strokeWidth="0" d="M220-106h110v24H220z" />
        <path
          className="deep"
          strokeWidth="0"
          d="M230-122h36v6h-36zm62 0h28v6h-28zm-62 25h30v6h-30zm58-2h32v10h-32zm-58 29h40v6h-40zm68 0h22v6h-22zm-68 18h28v6h-28zm58 0h32v6h-32z"
        />
      </g>
      <g transform="translate(57) scale(1.4)">
        <path className="skin" d={limb([-14, -76], [2, -60], [30, -36])} />
        {sides.trousers}
        {sides.head(
          <>
            {profiles.moustache}
            <path className="tint" d="M-12-4q0-12 13-12 11 1 11 10l4 2z" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path className="sheet" d="M-18-75h10l2 27 3 26q-10 4-19 1z" />
      </g>
      <g transform="translate(73 -66) scale(.56)" strokeWidth="3.500">
        <path className="tint" d={CASING} />
        <path className="deep" d={EYE} />
        <path className="dots" d="M-34 6h0m8 19h0m14-57h0m38 60h0m-20 10h0m28-62h0" />
      </g>
      <g transform="translate(57) scale(1.4)">{sides.arm('tint', [-23, -50], [10, -27])}</g>
      <g transform="translate(282) scale(1.4)">
        {below.trousers}
        {heads.short}
        {glasses}
        {tops.shirt}
        <path className="letter" d="M29-78v-7h4v7z" />
        <path className="skin" d={finger([-11, -60], -7, 0)} />
        {front.arm('tint', [2, -58], [-11, -60])}
        {front.rightArm('tint', [46, -60], [58, -72])}
      </g>
    </>
  ),
};

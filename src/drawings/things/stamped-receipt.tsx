import { cover } from '../cover.tsx';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Thing } from '../thing.ts';

/** A name in ink. */
const NAME = 'q10-40 20-14t16 0 17-7 15 4q7-50 17-43t-10 46q20-20 27-10t17-4';

/** A clerk who has just put the rubber stamp over the name on a receipt, with the thumb of who received it: the line frames the name. */
export const stampedReceipt: Thing = () =>
  cover({
    width: 284,
    spot: { x: 204, y: -56, r: 54 },
    contour:
      'H156q34 0 48-11l14-11h50a4 4 0 0 0 4-4v-58a4 4 0 0 0-4-4h-128a4 4 0 0 0-4 4v58a4 4 0 0 0 4 4h50l14 11q14 11 48 11',
    rest: (
      <>
        <path className="sheet" d="M124 0v-156h160V0" />
        <path className="deep" d="M124-156h160v22h-160z" />
        <path strokeWidth="3" d="M208-120h32m-32 12h24" />
        <path
          stroke="var(--deep)"
          d="M262-98a10 14 0 0 1 0-28a10 14 0 0 1 0 28m0-5a6 9 0 0 1 0-18a6 9 0 0 1 0 18m0-6a2 3 0 0 1 0-6"
        />
        {/* His table, with the receipts that are stamped, and the pad. */}
        <path className="deep" d="M6-52h8V0H6zM54-52h8V0h-8z" />
        <path className="tint" d="M0-60h68v10H0z" />
        <path className="sheet" d="M6-84h34v24H6zm0 8h34M6-68h34" />
        <path className="shine" d="M44-68h20v8H44z" />
        <path className="hair" d="M46-72h16v4H46z" />
        <g transform="translate(120) scale(1.380)">
          {sides.farArm('tint', [6, -84], [20, -98])}
          {sides.trousers}
          {sides.head(profiles.moustache)}
          <path className="tint" d={sides.longShirt} />
        </g>
        <path className="deep" d="M147-150q0-5 9-5t9 5l-3 40 6 12h-24l6-12z" />
        <path className="tint" d="M132-102h48v8h-48z" />
        <path className="hot" d="M135-94h42v5h-42z" />
      </>
    ),
    hot: (
      <>
        <path className="sheet" strokeWidth="0" d="M138-86h132v62H138z" />
        <path vectorEffect="none" strokeWidth="4" d={`M144-44${NAME}`} />
        <path className="hot-line" d="M168-28a26 26 0 0 1 0-52a26 26 0 0 1 0 52" />
        <path className="hot-line" d="M154-60h28m-28 13h28" />
        <g transform="translate(120) scale(1.380)">{sides.arm('tint', [0, -72], [21, -88])}</g>
        <path
          className="skin"
          d="M143-130h17a3.500 3.500 0 0 1 0 7a3.500 3.500 0 0 1-1 6.500a3.500 3.500 0 0 1-2 6h-12q-6-8-2-19.500z"
        />
        <path d="M150-123h10m-10 6.500h9" />
      </>
    ),
  });

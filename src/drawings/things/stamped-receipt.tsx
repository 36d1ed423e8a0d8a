import { cover } from '../cover.tsx';
import { limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
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
        <path className="tint" d="M2 0v-54q0-30 26-34 14 10 28 0 30 4 32 34V0z" />
        <path className="sheet" d="M28-88q14 10 28 0l-2 24-9 8-10-10z" />
        <g transform="translate(42 -118)">
          <g transform="rotate(6) scale(2.300)">{profiles.moustache}</g>
        </g>
        <path className="sheet" d="M124 0v-156h160V0" />
        <path className="deep" d="M124-156h160v22h-160z" />
        <path strokeWidth="3" d="M208-120h32m-32 12h24" />
        <path
          stroke="var(--deep)"
          d="M262-98a10 14 0 0 1 0-28a10 14 0 0 1 0 28m0-5a6 9 0 0 1 0-18a6 9 0 0 1 0 18m0-6a2 3 0 0 1 0-6"
        />
        <path className="hair" d="M26-22h80v8H26z" />
        <path className="shine" d="M16-14h100V0H16z" />
        <path className="deep" d="M163-152q0-4 9-4t9 4l-3 42 6 12h-24l6-12z" />
        <path className="tint" d="M148-104h48v8h-48z" />
        <path className="hot" d="M151-96h42v5h-42z" />
      </>
    ),
    hot: (
      <>
        <path className="sheet" strokeWidth="0" d="M138-86h132v62H138z" />
        <path vectorEffect="none" strokeWidth="4" d={`M144-44${NAME}`} />
        <path className="hot-line" d="M172-28a26 26 0 0 1 0-52a26 26 0 0 1 0 52" />
        <path className="hot-line" d="M158-60h28m-28 13h28" />
        <path
          className="skin"
          d="M146-124q2-14 14-18l14-3h9a4 4 0 0 1 1 8h1a4 4 0 0 1 0 8h-1a4 4 0 0 1 0 8h-3a4 4 0 0 1-1 7.500h-10q-12 2-20-2z"
        />
        <path d="M184-137h-10m11 8h-11m10 8h-9" />
        <path className="skin" d="M150-134q6-10 16-13l8-4a4 4 0 0 1 4 7l-10 7-6 6z" />
        <path className="tint" d={limb([30, -64], [94, -74], [138, -118], 12.5)} />
        <path className="deep" d="M133-131l21 17-6 8-22-17z" />
        <path d="M88-86q6 6 4 14m-40-4q6 4 14 2" />
      </>
    ),
  });

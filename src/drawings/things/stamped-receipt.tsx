import { cover } from '../cover.tsx';
import { limb } from '../people/limb.ts';
import type { Thing } from '../thing.ts';

/** A name in ink. */
const NAME = 'q10-40 20-14t16 0 17-7 15 4q7-50 17-43t-10 46q20-20 27-10t17-4';

/** A hand that has put its rubber stamp over the name on a receipt, with the thumb of who received it: the line frames the name. */
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
        <path d="M136-120h52m-52 14h68" />
        <path
          stroke="var(--deep)"
          d="M256-94a11 15 0 0 1 0-30a11 15 0 0 1 0 30m0-5a7 10 0 0 1 0-20a7 10 0 0 1 0 20m0-5a3 5 0 0 1 0-10a3 5 0 0 1 0 10"
        />
        <path className="shine" d="M14-9h92V0H14z" />
        <path className="deep" d="M20-18h80v9H20z" />
        <path className="deep" d="M58-154q0-2 12-2t12 2l-5 58 9 18H54l9-18z" />
        <path className="deep" d="M0-152l30 8-4 46-26-4z" />
        <path className="tint" d="M30-146l10 2-4 50-10-2z" />
        <path className="skin" d="M39-141q14-10 30-8l4 52q-18 8-37 2z" />
        {[-141, -129, -117, -105].map((y) => (
          <path key={y} className="skin" d={limb([62, y], [72, y + 1], [84, y + 3], 6.5)} />
        ))}
        <path className="skin" d={limb([44, -134], [58, -142], [72, -150], 5.5)} />
        <path className="tint" d="M40-78h60v16H40z" />
        <path className="hot" d="M44-62h52v6H44z" />
      </>
    ),
    hot: (
      <>
        <path className="sheet" strokeWidth="0" d="M138-86h132v62H138z" />
        <path vectorEffect="none" strokeWidth="4" d={`M144-44${NAME}`} />
        <path className="hot-line" d="M226-28a26 26 0 0 1 0-52a26 26 0 0 1 0 52" />
        <path className="hot-line" d="M212-60h28m-28 13h28" />
      </>
    ),
  });

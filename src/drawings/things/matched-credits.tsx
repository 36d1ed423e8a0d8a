import { limb } from '../people/limb.ts';
import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-98l8-8 8 8 8-8 8 8 8-8 8 8V0z';

/** By night, two invoices and the credits that paid them; and in the cashier's hand one that has none: of that coin, the line is the rim. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 178, y: -54.5, r: 40.4 },
    contour: 'H178.5a46.5 46.5 0 1 0-1 0',
    rest: (
      <>
        <path className="hair" d="M0 0v-150h120V0z" />
        <path className="deep" d="M88-114a18 18 0 1 1 11-32 15 15 0 0 0-11 32" />
        <path className="tint" d={`M8 0${RECEIPT}`} />
        <path className="sheet" d={`M64 0${RECEIPT}`} />
        <path className="deep" d="M32-44a18 18 0 0 1 0-36 18 18 0 0 1 0 36m56 0a18 18 0 0 1 0-36 18 18 0 0 1 0 36" />
        <g transform="translate(32 -62)">
          <g transform="scale(.75)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <g transform="translate(88 -62)">
          <g transform="scale(.75)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <path strokeWidth="5" d="M22-22l8 9 14-19M78-22l8 9 14-19" />
        <path className="skin" d="M198-116h28v52h-28z" />
        <path className="deep" d="M194-150h35v40h-35z" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M142-46.5a36 36 0 0 1 72 0a36 36 0 0 1-72 0" />
        <path className="on-hot" d={rupee(178, -48)} />
        {[-76, -63, -50].map((y) => (
          <path key={y} className="skin" d={limb([222, y], [214, y], [203, y + 2], 6.5)} />
        ))}
      </>
    ),
  });

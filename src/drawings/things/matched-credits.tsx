import { grip } from '../people/grip.tsx';
import { heads } from '../people/heads.tsx';
import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-98l8-8 8 8 8-8 8 8 8-8 8 8V0z';

/** By night, two invoices and the credits that paid them; and in both hands of the cashier one that has none: of that coin, the line is the rim. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 171, y: -54.5, r: 40.4 },
    contour: 'H171.5a46.5 46.5 0 1 0-1 0',
    rest: (
      <>
        <path className="hair" d="M0 0v-150h112V0z" />
        <path className="deep" d="M82-116a17 17 0 1 1 10-30 14 14 0 0 0-10 30" />
        <path
          vectorEffect="none"
          strokeWidth="2.500"
          stroke="var(--face)"
          d="M16-132h0m24-8h0m16 14h0m-30 10h0m76 6h0"
        />
        <path className="tint" d={`M5 0${RECEIPT}`} />
        <path className="sheet" d={`M59 0${RECEIPT}`} />
        <path className="deep" d="M29-44a18 18 0 0 1 0-36 18 18 0 0 1 0 36m54 0a18 18 0 0 1 0-36 18 18 0 0 1 0 36" />
        <g transform="translate(29 -62)">
          <g transform="scale(.75)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <g transform="translate(83 -62)">
          <g transform="scale(.75)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <path strokeWidth="5" d="M19-22l8 9 14-19M73-22l8 9 14-19" />
        <path className="tint" d="M117-38v-30q0-20 22-24l16-5h32l16 5q22 4 22 24v30z" />
        <path className="sheet" d="M155-97q16 18 32 0l6 6-14 14-8-6-8 6-14-14z" />
        <path d="M130-66v28m82-28v28" />
        <g transform="translate(117 108) scale(2.250)">
          {heads.short}
          <path d="M20-99.500a3.300 3.300 0 0 1 6.600 0a3.300 3.300 0 0 1-6.600 0m6.600-.5q.5-.6 1 0m0 .5a2.900 3.300 0 0 1 5.800 0a2.900 3.300 0 0 1-5.800 0M20-100l-4-.5M23-93.500q2.500 2.200 5.500 0" />
        </g>
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M135-46.5a36 36 0 0 1 72 0a36 36 0 0 1-72 0" />
        <path className="on-hot" d={rupee(171, -48)} />
        <g transform="translate(208 -42)">
          <g transform="rotate(8) scale(1.150)">{grip}</g>
        </g>
        <g transform="translate(134 -42)">
          <g transform="rotate(-8) scale(-1.150 1.150)">{grip}</g>
        </g>
      </>
    ),
  });

import { grip } from '../people/grip.tsx';
import { heads } from '../people/heads.tsx';
import { ringed } from '../ringed.tsx';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';

/** A receipt with a torn upper edge. */
const RECEIPT = 'v-86l8-8 8 8 8-8 8 8 8-8 8 8V0z';

/** By night, two invoices and the credits that paid them; and in both hands of the cashier one that has none: of that coin, the line is the rim. */
export const matchedCredits: Thing = () =>
  ringed({
    width: 229,
    height: 134,
    spot: { x: 171, y: -54.5, r: 40.4 },
    contour: 'H171.5a38.6 38.6 0 1 0-1 0',
    rest: (
      <>
        <path className="hair" d="M0 0v-134h112V0z" />
        <path className="deep" d="M84-104a14 14 0 1 1 8-25 11.5 11.5 0 0 0-8 25" />
        <path vectorEffect="none" strokeWidth="2.5" stroke="var(--deep)" d="M16-120h0m24-6h0m16 12h0m-30 8h0m76 2h0" />
        <path className="tint" d={`M5 0${RECEIPT}`} />
        <path className="sheet" d={`M59 0${RECEIPT}`} />
        <path className="deep" d="M29-38a17 17 0 0 1 0-34 17 17 0 0 1 0 34m54 0a17 17 0 0 1 0-34 17 17 0 0 1 0 34" />
        <g transform="translate(29 -55)">
          <g transform="scale(.7)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <g transform="translate(83 -55)">
          <g transform="scale(.7)">
            <path strokeWidth="3" d={rupee(0, 0)} />
          </g>
        </g>
        <path strokeWidth="5" d="M19-19l8 9 14-19M73-19l8 9 14-19" />
        <g transform="translate(29 0) scale(.83)">
          <path className="tint" d="M117 0v-68q0-20 22-24l16-5h32l16 5q22 4 22 24v68z" />
          <path className="sheet" d="M155-97q16 18 32 0l6 6-14 14-8-6-8 6-14-14z" />
          <path d="M130-66V0m82-66V0" />
          <g transform="translate(117 108) scale(2.25)">
            {heads.short}
            <path d="M20-99.5a3.3 3.3 0 0 1 6.6 0a3.3 3.3 0 0 1-6.6 0m6.6-.5q.5-.6 1 0m0 .5a2.9 3.3 0 0 1 5.8 0a2.9 3.3 0 0 1-5.8 0M20-100l-4-.5M23-93.5q2.5 2.2 5.5 0" />
          </g>
        </g>
      </>
    ),
    hot: (
      <>
        <g transform="translate(29 0) scale(.83)">
          <path className="hot" d="M135-46.5a36 36 0 0 1 72 0a36 36 0 0 1-72 0" />
          <path className="on-hot" d={rupee(171, -48)} />
          <g transform="translate(208 -42)">
            <g transform="rotate(8) scale(1.15)">{grip}</g>
          </g>
          <g transform="translate(134 -42)">
            <g transform="rotate(-8) scale(-1.15 1.15)">{grip}</g>
          </g>
        </g>
      </>
    ),
  });

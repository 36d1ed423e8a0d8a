import type { ReactNode } from 'react';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';

/** A pile of shirts: where it lies in its parcel, and of how many it is. */
type Pile = readonly [left: number, count: number];

/** Of each size, in both parcels. A shirt stands for two of the 36 that were sent, so that each is thick enough to be one. */
const M: Pile = [6, 6];
const L: Pile = [53, 7];
const XL: Pile = [100, 5];
/** How wide a folded shirt is and how thick, and how wide and high the box of a parcel. */
const [WIDTH, THICK] = [44, 10];
const [BOX, RIM] = [150, 30];

/** Folded shirts, round where they are folded, and the one on top as it is seen from above, with its collar. */
const LYING = `q-5-${THICK / 2} 0-${THICK}h${WIDTH}q5 ${THICK / 2} 0 ${THICK}zm0-${THICK}`;
const ON_TOP = `l5-23q1-3 4-3h${WIDTH - 18}q3 0 4 3l5 23z`;
const topOf = ([, count]: Pile) => RIM + THICK * (count - 1);
const shirts = (pile: Pile) => `M${pile[0]}-${RIM}${LYING.repeat(pile[1] - 1)}${ON_TOP}`;
const highest = (pile: Pile) => `M${pile[0]}-${topOf(pile)}${ON_TOP}`;
const collar = (pile: Pile) => `M${pile[0] + WIDTH / 2}-${topOf(pile) + 16}l-8-13-6 5 6 13zl8-13 6 5-6 13z`;
const front = (pile: Pile) => `M${pile[0] + WIDTH / 2}-${topOf(pile)}v-16`;

/** How high a counter is. */
const COUNTER = 56;
/** Of the cloth above a counter: how wide a stripe is, and how many there are. */
const [STRIPE, STRIPES] = [25, 9];
const cloth = (first: number) =>
  `M${first * STRIPE}-224${`h${STRIPE}v30a${STRIPE / 2} 11 0 0 1-${STRIPE} 0zm${2 * STRIPE} 0`.repeat(Math.ceil((STRIPES - first) / 2))}`;

/** A shop, with who works in it at its outer side and the parcel on its counter. */
const shop = (person: ReactNode, isFound = false) => (
  <>
    <path d={`M${STRIPE * STRIPES - 4}-194V0`} />
    <path className="tint" d={cloth(0)} />
    <path className="deep" d={cloth(1)} />
    <path className="sheet" d={`M76 0v-${COUNTER - 9}h136V0z`} />
    <path d={`M88-12v-${COUNTER - 30}h52v${COUNTER - 30}zm60 0v-${COUNTER - 30}h52v${COUNTER - 30}z`} />
    <path className="tint" d={`M68-${COUNTER - 9}v-9h152v9z`} />
    <g transform={`translate(69-${COUNTER})`}>
      {parcel}
      {isFound && found}
    </g>
    <g transform="translate(8) scale(1.4)">{person}</g>
  </>
);

const parcel = (
  <>
    <path className="tint" d={shirts(M) + shirts(XL)} />
    <path className="deep" d={shirts(L)} />
    <path d={front(M) + front(L) + front(XL)} />
    <path className="deep" d={collar(M) + collar(XL)} />
    <path className="tint" d={collar(L)} />
    <path className="deep" d={`M0 0v-${RIM}h${BOX}V0z`} />
    <path className="tint" d={`M${BOX / 2 - 10} 0v-${RIM}h20V0z`} />
    <path d={`M0-${RIM}l-7-10m${BOX + 7} 10 7-10`} />
  </>
);

/** The one that was missing: full, so that it is drawn in lines of the ground. */
const found = (
  <>
    <path className="letter" d={highest(L)} />
    <g stroke="var(--face)">
      <path d={front(L)} />
      <path className="tint" d={collar(L)} />
    </g>
  </>
);

/** One parcel in the shop that it left and in the one where it came, of three sizes, shirt for shirt alike. */
export const agreedParcels: Tableau = {
  width: 496,
  height: 223,
  drawing: (
    <>
      <g>
        {shop(
          <>
            {below.trousers}
            {heads.short}
            {tops.shirt}
            {arms.leftDown()}
            {arms.rightOut()}
          </>,
        )}
      </g>
      <path d="M237-96h22m-22 20h22" className="bar" />
      <g transform="matrix(-1 0 0 1 496 0)">
        {shop(
          <>
            {below.sari}
            {heads.bun}
            {tops.blouse}
            {arms.leftDown()}
            {arms.rightOut()}
          </>,
          true,
        )}
      </g>
    </>
  ),
};

import { dropPath } from '../../lib/drawing/loop.ts';
import type { Thing } from '../thing.ts';

/** Digits of a code as strokes in the proportions of the site's typeface, from where they stand to where the next one does. */
const ZERO = 'm2-5.5v-3q0-4.5 4.5-4.5t4.5 4.5v3q0 4.5-4.5 4.5t-4.5-4.5m11 5.5';
const TWO = 'm1.5-11.5q7.5-4 7.5 2 0 2-2.5 4.5l-5 4h8.5m1 1';
const FOUR = 'm8.5-1v-12l-7 9.5h10.5m1 3.5';
const SIX = 'm10-12.5q-8-2-8 7a4.5 4.5 0 1 0 0-.5m11 6';
const SEVEN = 'm1-13h8l-5 12m6.5 1';
const DASH = 'm2-6h4.5m2 6';
const BALL = 'a10 10 0 0 0 0 20a10 10 0 0 0 0-20m';

/** A bearing, whose outer ring is the line, and four labels, each with a code of its own; the second unit is a box. */
export const fourCodes: Thing = () => ({
  width: 284,
  spot: { x: 214, y: -84, r: 68 },
  drawing: (
    <>
      <path d="M110-132L166-114m-56 18L160-92m-50 32L160-74m-50 50L170-54" />
      <path
        className="sheet"
        d="M116-132l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102z"
      />
      <path
        strokeWidth="2.4"
        d={`M35-125${SIX}${TWO}${ZERO}${FOUR}M35-89${SIX}${TWO}${DASH}${ZERO}${FOUR}M35-53${FOUR}${SEVEN}${ZERO}${SIX}M35-17${TWO}${ZERO}${DASH}${FOUR}${SEVEN}`}
      />
      <path className="dots" d="M104-132h0m0 36h0m0 36h0m0 36h0" />
      <path
        className="deep"
        d="M14-127a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 72a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 36a5 5 0 0 1 0-10a5 5 0 0 1 0 10"
      />
      <path className="tint" d="M7-103h14v14h-14zm0 5h14" />
      <path className="tint" strokeWidth="0" d={dropPath({ r: 68, x: 214, y: -84 })} />
      <path className="shine" d="M214-30a54 54 0 0 1 0-108a54 54 0 0 1 0 108" />
      <path
        className="deep"
        d={`M214-136${BALL}30 12${BALL}12 30${BALL}-12 30${BALL}-30 12${BALL}-30-12${BALL}-12-30${BALL}12-30${BALL}0 0`}
      />
      <path className="hot" d="M214-54a30 30 0 0 1 0-60a30 30 0 0 1 0 60" />
      <path className="sheet" d="M214-68a16 16 0 0 1 0-32a16 16 0 0 1 0 32" />
    </>
  ),
});

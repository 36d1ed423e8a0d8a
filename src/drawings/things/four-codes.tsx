import type { Thing } from '../thing.ts';

/** Digits of a code in strokes, 8 wide and 14 high, and what leads on to the place of the next one. */
const ZERO = 'm4 0a4 7 0 0 0 0 14a4 7 0 0 0 0-14m8 0';
const TWO = 'm0 4c0-5 8-5 8 0q0 2-8 10h8m4-14';
const FOUR = 'm6 14v-14l-6 10h8m4-10';
const SIX = 'm7 0q-7 3-7 10a4 4 0 0 0 8 0a4 4 0 0 0-8 0m12-10';
const SEVEN = 'm0 0h8l-5 14m9-14';
const DASH = 'm1 7h5m6-7';
const BALL = 'a6 6 0 0 0 0 12a6 6 0 0 0 0-12m';

/** One bearing with four labels, each with a code of its own; on three of them the unit is a piece, on the second a box. */
export const fourCodes: Thing = () => ({
  width: 250,
  height: 150,
  spot: { x: 196, y: -84, r: 47 },
  drawing: (
    <>
      <path d="M110-132L160-104m-50 8L154-90m-44 30L154-78m-44 54L162-62" />
      <path className="tint" d="M196-42a42 42 0 0 1 0-84a42 42 0 0 1 0 84" />
      <path className="sheet" d="M196-50a34 34 0 0 1 0-68a34 34 0 0 1 0 68" />
      <path
        className="tint"
        d={`M196-117${BALL}19 8${BALL}8 19${BALL}-8 19${BALL}-19 8${BALL}-19-8${BALL}-8-19${BALL}8-19${BALL}0 0`}
      />
      <path className="hot" d="M196-65a19 19 0 0 1 0-38a19 19 0 0 1 0 38" />
      <path className="sheet" d="M196-74a10 10 0 0 1 0-20a10 10 0 0 1 0 20" />
      <path d="M196-94v5" />
      <path
        className="sheet"
        d="M116-132l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102z"
      />
      <path
        d={`M34-139${SIX}${TWO}${ZERO}${FOUR}M34-103${SIX}${TWO}${DASH}${ZERO}${FOUR}M34-67${FOUR}${SEVEN}${ZERO}${SIX}M34-31${TWO}${ZERO}${DASH}${FOUR}${SEVEN}`}
      />
      <path className="dots" d="M104-132h0m0 36h0m0 36h0m0 36h0" />
      <path
        className="deep"
        d="M14-127a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 72a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 36a5 5 0 0 1 0-10a5 5 0 0 1 0 10"
      />
      <path className="tint" d="M7-103h14v14h-14zm0 5h14" />
    </>
  ),
});

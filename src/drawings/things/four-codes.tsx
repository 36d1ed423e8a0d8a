import type { Thing } from '../thing.ts';

/** Digits of a code as in the site's own typeface, from their lower left corner to that of the next one. */
const ZERO =
  'm7.2 .3q-3 0-4.6-1.6q-1.5-1.6-1.5-4.8v-3.3q0-3.1 1.5-4.8q1.6-1.6 4.6-1.6q3.1 0 4.7 1.6q1.5 1.7 1.5 4.8v3.3q0 3.2-1.5 4.8q-1.6 1.6-4.7 1.6zm0-2.7q1.5 0 2.2-.9q.7-.9 .7-2.7v-3.5q0-1.8-.7-2.7q-.7-.9-2.2-.9q-1.4 0-2.1 .9q-.7 .9-.7 2.7v3.5q0 1.8 .7 2.7q.7 .9 2.1 .9zm7.3 2.4';
const TWO =
  'm.7 0v-3l3.8-3.4q1-.9 1.7-1.6q.7-.7 1-1.4q.3-.6 .3-1.3v-.1q0-.7-.2-1.2q-.3-.4-.9-.7q-.6-.3-1.6-.3q-1.1 0-2.2 .4q-1 .3-1.8 .8l.3-2.9q.5-.3 1.2-.5q.6-.3 1.5-.4q.8-.2 1.8-.2q2.6 0 4 1.2q1.3 1.2 1.3 3.3v.2q0 1.2-.4 2.1q-.3 .9-1.1 1.8q-.8 .9-1.9 2l-2.6 2.3v.6l-1.4-.5h7.6v2.8zm11.2 0';
const FOUR = 'm8.2 0v-9.4l.1-3.8h-.3l-4.2 7.6v1.4l-1.2-1.2h10.5v2.7h-12.5v-3.1l5.4-9.7h5.3v15.5zm5.3 0';
const SIX =
  'm7.1 .3q-1.9 0-3.3-.7q-1.4-.7-2.1-2.1q-.7-1.5-.7-3.6v-2.9q0-3.2 1.7-5q1.6-1.8 4.8-1.8q1.5 0 2.6 .3q1 .2 1.8 .6l.3 2.8q-.5-.3-1.1-.5q-.6-.2-1.3-.3q-.8-.1-1.6-.1q-2 0-3 1q-.9 1-.9 3.1v3q0 1.2 .3 2q.3 .7 1 1.1q.6 .4 1.6 .4q1.3 0 1.9-.7q.6-.6 .6-1.7v-.4q0-.7-.3-1.2q-.2-.6-.7-.9q-.5-.2-1.4-.2q-.7 0-1.4 .2q-.6 .3-1 .7q-.5 .5-.7 1.2l-.3-2h.5q.2-.8 .7-1.4q.5-.6 1.4-.9q.8-.4 2-.4q2.2 0 3.3 1.3q1.1 1.2 1.1 3.5v.6q0 2.3-1.5 3.7q-1.4 1.3-4.3 1.3zm6.7-.3';
const SEVEN = 'm2.2 0l5.4-12.7h-7v-2.8h10.4v2.9l-5.3 12.6zm9.5 0';
const DASH = 'm1.2-5v-2.6h7v2.6zm8.1 5';
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
        className="letter"
        d={`M32-124${SIX}${TWO}${ZERO}${FOUR}M32-88${SIX}${TWO}${DASH}${ZERO}${FOUR}M32-52${FOUR}${SEVEN}${ZERO}${SIX}M32-16${TWO}${ZERO}${DASH}${FOUR}${SEVEN}`}
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

import { dropPath } from '../../lib/drawing/loop.ts';
import type { Thing } from '../thing.ts';

/** Digits of a code as in the site's own typeface, from their lower left corner to that of the next one. */
const ZERO =
  'm6.5 .3q-2.7 0-4.1-1.5q-1.4-1.5-1.4-4.3v-3.2q0-2.8 1.4-4.3q1.4-1.5 4.1-1.5q2.7 0 4.1 1.5q1.4 1.5 1.4 4.3v3.2q0 2.8-1.4 4.3q-1.4 1.5-4.1 1.5zm0-2.2q1.4 0 2.1-.9q.7-.9 .7-2.6v-3.4q0-1.7-.7-2.6q-.7-.9-2.1-.9q-1.4 0-2.1 .9q-.7 .9-.7 2.6v3.4q0 1.7 .7 2.6q.7 .9 2.1 .9zm6.5 1.9';
const TWO =
  'm.7 0v-2.4l3.5-3.3q.9-.9 1.6-1.5q.6-.7 1-1.4q.3-.6 .3-1.3v-.1q0-.7-.3-1.2q-.2-.5-.8-.7q-.6-.3-1.5-.3q-1.1 0-2.1 .3q-.9 .4-1.6 .8l.2-2.3q.5-.3 1.1-.5q.6-.3 1.3-.4q.8-.2 1.7-.2q2.3 0 3.5 1.1q1.2 1.1 1.2 3v.2q0 1.1-.4 1.9q-.3 .9-1.1 1.7q-.7 .9-1.7 1.9l-2.6 2.4v.5l-1.1-.4h7.1v2.2zm10 0';
const FOUR = 'm7.5 0v-9l.1-3.4h-.3l-4.1 7.5v1.1l-1-.9h9.6v2.1h-11.2v-2.5l5.2-9.1h4.2v14.2zm4.6 0';
const SIX =
  'm6.4 .3q-1.7 0-2.9-.7q-1.2-.6-1.9-1.9q-.6-1.3-.6-3.2v-2.9q0-2.9 1.4-4.5q1.5-1.6 4.3-1.6q1.4 0 2.3 .3q1 .2 1.7 .6l.2 2.3q-.5-.3-1-.5q-.6-.2-1.2-.3q-.7-.1-1.5-.1q-1.8 0-2.7 1q-.9 .9-.9 2.9v3q0 1.1 .3 1.9q.4 .8 1 1.1q.6 .4 1.6 .4q1.2 0 1.8-.7q.6-.6 .6-1.7v-.5q0-.7-.2-1.2q-.2-.6-.7-.8q-.5-.3-1.4-.3q-.7 0-1.4 .2q-.6 .3-1 .8q-.5 .5-.7 1.2l-.2-1.9h.4q.2-.7 .7-1.2q.5-.5 1.2-.9q.8-.3 1.9-.3q2 0 3 1.2q1 1.1 1 3.2v.6q0 2.1-1.3 3.3q-1.3 1.2-3.8 1.2zm6-.3';
const SEVEN = 'm2.1 0l5.1-12h-6.6v-2.2h9.3v2.3l-4.9 11.9zm8.5 0';
const DASH = 'm1.2-4.7v-2.1h6.3v2.1zm7.5 4.7';
const BALL = 'a10 10 0 0 0 0 20a10 10 0 0 0 0-20m';

/** A bearing, whose outer ring is the line, and four labels, each with a code of its own; the second unit is a box. */
export const fourCodes: Thing = () => ({
  width: 284,
  spot: { x: 214, y: -84, r: 68 },
  drawing: (
    <>
      <path d="M110-132L166-114m-56 18L160-92m-50 32L160-74m-50 50L170-54" />
      <path className="tint" strokeWidth="0" d={dropPath({ r: 68, x: 214, y: -84 })} />
      <path className="shine" d="M214-30a54 54 0 0 1 0-108a54 54 0 0 1 0 108" />
      <path
        className="deep"
        d={`M214-136${BALL}30 12${BALL}12 30${BALL}-12 30${BALL}-30 12${BALL}-30-12${BALL}-12-30${BALL}12-30${BALL}0 0`}
      />
      <path className="hot" d="M214-54a30 30 0 0 1 0-60a30 30 0 0 1 0 60" />
      <path className="sheet" d="M214-68a16 16 0 0 1 0-32a16 16 0 0 1 0 32" />
      <path
        className="sheet"
        d="M116-132l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102zm0 36l-14-14h-102v28h102z"
      />
      <path
        className="letter"
        d={`M35-124.9${SIX}${TWO}${ZERO}${FOUR}M35-88.9${SIX}${TWO}${DASH}${ZERO}${FOUR}M35-52.9${FOUR}${SEVEN}${ZERO}${SIX}M35-16.9${TWO}${ZERO}${DASH}${FOUR}${SEVEN}`}
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

import { dropPath } from '../../lib/drawing/loop.ts';
import type { Thing } from '../thing.ts';

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
      <g className="letter" fontSize="20" fontWeight="700">
        {['6204', '62-04', '4706', '20-47'].map((code, index) => (
          <text key={code} x="33" y={36 * index - 125}>
            {code}
          </text>
        ))}
      </g>
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

import { dropPath } from '../../lib/drawing/loop.ts';
import { cover } from '../cover.tsx';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import type { Thing } from '../thing.ts';

const SPOT = { x: 181, y: -84, r: 68 };
const BALL = 'a11 11 0 0 0 0 22a11 11 0 0 0 0-22m';
const GLINT = 'a3.5 3.500 0 0 0 0 7a3.5 3.500 0 0 0 0-7m';

/** The codes, and how far down each label lies. */
const LABELS = [
  { code: '6204', y: -139, look: 'sheet' },
  { code: '62-04', y: -104, look: 'shine' },
  { code: '4706', y: -69, look: 'sheet' },
  { code: '20-47', y: -34, look: 'shine' },
] as const;

/** A bearing, whose outer ring is the line, and four labels tied to it, each with a code of its own, and who keeps the store: she has one of
 * them in her hand. */
export const fourCodes: Thing = () =>
  cover({
    width: 250,
    spot: SPOT,
    rest: (
      <>
        <path className="deep" strokeWidth="0" d={dropPath(SPOT)} />
        <g transform="translate(-3)scale(1.300)">
          {below.salwar}
          {heads.loose}
          <path d="M22.5-93.5q3.5 3 7 0" />
          {tops.kurta}
          {arms.leftBent('tint')}
        </g>
      </>
    ),
    hot: (
      <>
        <path className="shine" d="M181-30a54 54 0 0 1 0-108a54 54 0 0 1 0 108" />
        <path
          className="deep"
          d={`M181-138${BALL}32 13${BALL}13 32${BALL}-13 32${BALL}-32 13${BALL}-32-13${BALL}-13-32${BALL}13-32${BALL}0 0`}
        />
        <path
          className="skin"
          strokeWidth="0"
          d={`M179-135${GLINT}32 13${GLINT}13 32${GLINT}-13 32${GLINT}-32 13${GLINT}0 0`}
        />
        <path className="hot" d="M181-52a32 32 0 0 1 0-64a32 32 0 0 1 0 64" />
        <path className="sheet" d="M181-65a19 19 0 0 1 0-38a19 19 0 0 1 0 38" />
        <path
          vectorEffect="none"
          strokeWidth="1.500"
          d="M136-139Q172-132 178-84M136-104Q164-102 178-84M136-69Q164-66 178-84M136-34Q172-36 178-84"
        />
        {LABELS.map(({ code, y, look }) => (
          <g key={code}>
            <path className={look} d={`M144 ${y}l-14-15H54v30h76z`} />
            <path className="tint" d={`M136 ${y}a3 3 0 0 1-6 0a3 3 0 0 1 6 0`} />
            <text
              fill={look === 'shine' ? 'var(--hair, currentColor)' : 'currentColor'}
              stroke="none"
              fontSize="21"
              fontWeight="700"
              x="60"
              y={y + 7.5}
            >
              {code}
            </text>
          </g>
        ))}
        <path className="skin" d={limb([41, -102], [45, -78], [57, -88], 4.6)} />
        <path d="M54-85.5h5M54.5-90h5" />
        <path className="tint" d={sleeve([41, -103], [44, -86], 7)} />
      </>
    ),
  });

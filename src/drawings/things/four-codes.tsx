import { dropPath } from '../../lib/drawing/loop.ts';
import { cover } from '../cover.tsx';
import type { Thing } from '../thing.ts';

const SPOT = { x: 133, y: -84, r: 68 };
const BALL = 'a11 11 0 0 0 0 22a11 11 0 0 0 0-22m';
const GLINT = 'a3.500 3.500 0 0 0 0 7a3.500 3.500 0 0 0 0-7m';

/** The codes, and how far down each label lies. */
const LABELS = [
  { code: '6204', y: -139, look: 'sheet' },
  { code: '62-04', y: -104, look: 'shine' },
  { code: '4706', y: -69, look: 'sheet' },
  { code: '20-47', y: -34, look: 'shine' },
] as const;

/** A bearing, whose outer ring is the line, and four labels tied to it, each with a code of its own; the second unit is a box. */
export const fourCodes: Thing = () =>
  cover({
    width: 202,
    spot: SPOT,
    rest: <path className="deep" strokeWidth="0" d={dropPath(SPOT)} />,
    hot: (
      <>
        <path className="shine" d="M133-30a54 54 0 0 1 0-108a54 54 0 0 1 0 108" />
        <path
          className="deep"
          d={`M133-138${BALL}32 13${BALL}13 32${BALL}-13 32${BALL}-32 13${BALL}-32-13${BALL}-13-32${BALL}13-32${BALL}0 0`}
        />
        <path
          className="skin"
          strokeWidth="0"
          d={`M131-135${GLINT}32 13${GLINT}13 32${GLINT}-13 32${GLINT}-32 13${GLINT}0 0`}
        />
        <path className="hot" d="M133-52a32 32 0 0 1 0-64a32 32 0 0 1 0 64" />
        <path className="sheet" d="M133-65a19 19 0 0 1 0-38a19 19 0 0 1 0 38" />
        <path
          vectorEffect="none"
          strokeWidth="1.500"
          d="M88-139Q124-132 130-84M88-104Q116-102 130-84M88-69Q116-66 130-84M88-34Q124-36 130-84"
        />
        {LABELS.map(({ code, y, look }) => (
          <g key={code}>
            <path className={look} d={`M96 ${y}l-14-15H0v30h82z`} />
            <path className="tint" d={`M88 ${y}a3 3 0 0 1-6 0a3 3 0 0 1 6 0`} />
            <text
              fill={look === 'shine' ? 'var(--hair, currentColor)' : 'currentColor'}
              stroke="none"
              fontSize="22"
              fontWeight="700"
              x="8"
              y={y + 7.5}
            >
              {code}
            </text>
          </g>
        ))}
      </>
    ),
  });

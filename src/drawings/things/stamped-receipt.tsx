import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A name in ink. */
const NAME = 'q6-26 12-8t10 0 10-4 9 2q4-34 10-30t-6 32q12-12 16-6t10-2';

/** A rubber stamp, the name that it was put over, and what was made of that, struck out. */
export const stampedReceipt: Thing = () =>
  ringed({
    width: 284,
    spot: { x: 242, y: -60, r: 42 },
    rest: (
      <>
        <path className="tint" d="M22-46q12-28 0-52h28q-12 24 0 52z" />
        <path className="deep" d="M36-94a29 29 0 0 1 0-58a29 29 0 0 1 0 58" />
        <path className="deep" d="M0-46h72v34H0z" />
        <path className="deep" d="M6-12h60V0H6z" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 242, y: -60, r: 41 })} />
        <path className="sheet" d="M86-132h100V0H86z" />
        <path d="M98-116h44m-44 14h64m-64 82h76" />
        <path strokeWidth="3.5" d={`M102-56${NAME}`} />
        <path className="deep" fillOpacity=".75" d="M148-30a34 34 0 0 1 0-68a34 34 0 0 1 0 68" />
        <path d="M148-38a26 26 0 0 1 0-52a26 26 0 0 1 0 52M128-70h40m-40 12h40" />
        <path className="sheet" d="M211-84h62v48h-62z" />
        <path strokeWidth="3.5" transform="translate(216 -50) scale(.72)" d={`M0 0${NAME}`} />
        <path className="hot-line" d="M211-44l62-28" />
      </>
    ),
  });

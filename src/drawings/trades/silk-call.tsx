import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';

/** Folded sarees on a shelf, from its board up, with gaps for those of another colour. */
const folded = (x: number, y: number) => `M${x} ${y}v-11h46v11z`;

/** A saleswoman holds up a saree before a telephone on a stand, on whose screen she is seen; behind her, shelves of folded silk. */
export const silkCall = (
  <>
    <path className="deep" d="M0 44h110v116H0zM296 0h224v160H296z" />
    <path
      className="tint"
      d={`${folded(8, 88)}${folded(8, 66)}${folded(56, 77)}${folded(56, 132)}${folded(8, 121)}${folded(306, 36)}${folded(306, 80)}${folded(354, 47)}${folded(354, 91)}`}
    />
    <path
      className="sheet"
      d={`${folded(8, 77)}${folded(56, 88)}${folded(56, 143)}${folded(8, 132)}${folded(306, 47)}${folded(354, 36)}${folded(306, 91)}`}
    />
    <path className="hot" d={`${folded(56, 66)}${folded(8, 143)}${folded(354, 80)}${folded(306, 25)}`} />
    <path className="shine" d="M0 88h110v6H0zM0 143h110v6H0zM296 47h224v6H296zM296 91h224v6H296z" />
    <g transform="translate(139 184)scale(1.4)">
      {below.sari}
      {heads.bun}
      {tops.blouse}
      {arms.rightUp()}
      {turned(arms.rightUp())}
      <path className="hot" d="M-8-92q32 28 64 0l6 92h-76z" />
      <path className="deep" d="M-10-36q34 8 68 0l2 20q-36 8-72 0zM-8-92q4 3 8 6L-4 0h-10zM56-92q-4 3-8 6L52 0h10z" />
      <path d="M8-80 4-36m20-37v37m16-44 4 44" />
      <path className="skin" d="M-12-93a5 5 0 0 1 10 0v5h-8zm72 0a5 5 0 0 0-10 0v5h8z" />
    </g>
    <g transform="translate(-15 6)scale(.96)">
      <path className="tint" d="M270 108h8l14 60h-8l-10-42-10 42h-8z" />
      <path className="hair" d="M248 46q0-6 6-6h40q6 0 6 6v62q0 6-6 6h-40q-6 0-6-6z" />
      <path className="tint" d="M253 46h42v62h-42z" />
      <path className="skin" d="M268 62a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
      <path className="hair" d="M267 62a7 8 0 0 1 14-1q-5 0-7-4-2 4-7 5z" />
      <path className="hot" d="M260 66q14 12 28 0l3 42h-34z" />
    </g>
  </>
);

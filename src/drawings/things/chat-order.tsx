import { limb } from '../people/limb.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's hand with the message and the voice note on a phone; the boxes that are read from them, in a bubble that the line draws. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 178, y: -78, r: 56 },
    contour:
      'H112q10 0 16-10l10.8-18H212a8 8 0 0 0 8-8V-120a8 8 0 0 0-8-8H108a8 8 0 0 0-8 8v84a8 8 0 0 0 8 8h9.2l10.8 18q6 10 16 10',
    rest: (
      <>
        <path className="skin" d="M30 0v-14Q2-34 2-66h84q4 34-16 52V0z" />
        <path className="deep" d="M24 0v-12h52V0z" />
        <path className="sheet" d="M22-24q-10 0-10-10v-108q0-10 10-10h54q10 0 10 10v108q0 10-10 10z" />
        <path className="deep" d="M20-140h52v32H42l-10 10v-10H20z" />
        <path className="bar" d="M31-124h28" />
        <path className="tint" d="M26-90h52v40l-10-10H26z" />
        <path className="hair" d="M34-82v14l11-7z" />
        <path strokeWidth="4" d="M52-78v6m7-10v14m7-11v8" />
        {[-84, -70, -56, -42].map((y) => (
          <path key={y} className="skin" d={limb([90, y], [85, y], [79, y + 1], 6.5)} />
        ))}
        <path className="skin" d={limb([10, -40], [9, -62], [20, -84], 7)} />
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M109-76h36v38h-36zM109-114h36v38h-36z" />
        <path className="deep" d="M121-76h12v14l-6-4-6 4zM121-114h12v14l-6-4-6 4z" />
        <path className="hot" d="M145-106l12-12h42l12 12v68h-66z" />
        <path d="M145-106h66" />
        <g transform="translate(178 -69)">
          <g transform="scale(2)">
            <path className="on-hot" d="M-9 0l6 7L9-8" />
          </g>
        </g>
      </>
    ),
  });

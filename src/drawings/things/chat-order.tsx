import { limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer at the counter, who speaks an order into a phone; the boxes that are read from that, in a bubble that the line draws. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 134,
    spot: { x: 178, y: -78, r: 56 },
    contour:
      'H112q10 0 16-10l10.8-18H212a8 8 0 0 0 8-8V-120a8 8 0 0 0-8-8H108a8 8 0 0 0-8 8v84a8 8 0 0 0 8 8h9.2l10.8 18q6 10 16 10',
    rest: (
      <>
        <g transform="translate(6 4) scale(.83)">
          <path className="tint" d="M0-5v-51q0-28 24-31 12 10 24 0 26 4 26 30V-5z" />
          <path className="sheet" d="M24-87q12 10 24 0l-3 20-7 8-9-9z" />
          <path className="deep" d="M6-82q8-4 16-5l10 44v13H12z" />
          <path d="M14-40h18m-17 5h17" />
          <g transform="translate(33 -114)">
            <g transform="scale(2.1)">{profiles.turban}</g>
          </g>
          <path className="skin" d="M67-62l-1-20q2-12 12-12h8q10 2 8 12-2 7-9 10v12z" />
          <g transform="translate(80 -98)">
            <g transform="rotate(10)">
              <path className="hair" d="M-14-20q0-5 5-5H9q5 0 5 5v40q0 5-5 5H-9q-5 0-5-5z" />
              <path className="sheet" d="M-10-18H10v33h-20z" />
              <path className="deep" d="M-7-15H7v9H1l-4 4v-4h-4z" />
              <path className="tint" d="M-5 0H7v9H-5z" />
              <path d="M-2 3v3m3-4v5m3-4v3" />
              <path
                className="skin"
                d="M17-2h-5a3 3 0 0 0-.5 6h-1a3 3 0 0 0 0 6h.5a3 3 0 0 0 0 6h1a2.8 2.8 0 0 0 1 5.5h4z"
              />
              <path d="M12 4h5m-5.5 6H17m-5 6h5" />
            </g>
          </g>
          <path className="skin" d="M66-72q-6-4-4-13l4-16a3.7 3.7 0 0 1 7 2l-2 13q6 4 4 14z" />
          <path className="tint" d={limb([20, -62], [42, -28], [73, -58], 11)} />
          <path className="deep" d="M66-72l22 4-2 10-22-5z" />
        </g>
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

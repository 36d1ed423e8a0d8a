import { dropPath } from '../../lib/drawing/loop.ts';
import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A parcel that has left, a stranger who holds it, and the coin that has not come back. The line is its edge. */
export const lentParcel: Thing = () => ({
  width: 286,
  spot: { x: 242, y: -58, r: 42 },
  drawing: (
    <>
      <path className="deep" d="M0-138h70V0H0z" />
      <path className="tint" d="M12-126h18v24H12zm28 0h18v24H40zM12-90h18v24H12zm28 0h18v24H40z" />
      <path className="dashed" d="M12-40h46V-2H12z" />
      <path className="tint" d="M86-152h108V0H86z" />
      <path className="sheet" d="M100 0v-138h80V0" />
      <g transform="translate(124 -1) scale(1.2)">{man({}).drawing}</g>
      <path className="tint" d="M104-76h50v40h-50z" />
      <path d="M104-62h50m-31-14v14h12v-14" />
      <path className="dots" d="M172-66h0" />
      <path className="hot" strokeWidth="0" d={dropPath({ r: 42, x: 242, y: -58 })} />
      <path className="on-hot" strokeWidth="5" d={rupee(242, -59)} />
    </>
  ),
});

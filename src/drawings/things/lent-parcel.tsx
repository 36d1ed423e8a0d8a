import { rupee } from '../rupee.ts';
import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A parcel that has left, a stranger who holds it, and the money that has not come back. */
export const lentParcel: Thing = () => ({
  width: 276,
  height: 152,
  spot: { x: 240, y: -36, r: 36 },
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
      <circle className="hot" cx="240" cy="-36" r="34" />
      <path className="on-hot" d={rupee(240, -37)} />
    </>
  ),
});

import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A parcel that has left, a stranger who holds it, and the money that has not come back. */
export const lentParcel: Thing = () => ({
  width: 224,
  height: 150,
  spot: { x: 92, y: -92, r: 27 },
  drawing: (
    <>
      <path className="tint" d="M0-124h40V0H0z" />
      <path className="sheet" d="M6-112h28v20H6zm0 30h28v20H6zm0 30h28v20H6z" />
      <path className="dashed" d="M6-22h28v20H6z" />
      <path className="sheet" d="M138-150h86V0h-86z" />
      <path d="M152 0v-136h58V0" />
      <g transform="translate(164)">{man({}).drawing}</g>
      <path className="sheet" d="M146-62h40v34h-40z" />
      <path d="M146-50h40m-24-12v12h8v-12" />
      <path className="hot" d="M92-72a20 20 0 0 1 0-40a20 20 0 0 1 0 40" />
      <path className="on-hot" d="M83-102h18m-18 7h18m-18-7h6q7 0 7 7t-7 7h-6l12 10" />
    </>
  ),
});

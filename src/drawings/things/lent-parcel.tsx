import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A parcel that has left, a stranger who holds it, and the money that has not come back. */
export const lentParcel: Thing = () => ({
  width: 274,
  height: 150,
  spot: { x: 240, y: -36, r: 36 },
  drawing: (
    <>
      <path className="tint" d="M0-134h64V0H0z" />
      <path className="sheet" d="M10-124h18v22H10zm26 0h18v22H36zm-26 34h18v22H10zm26 0h18v22H36z" />
      <path className="dashed" d="M12-36h40V-2H12z" />
      <path className="sheet" d="M92-150h100V0H92z" />
      <path d="M106 0v-136h72V0" />
      <g transform="translate(130)">{man({}).drawing}</g>
      <path className="sheet" d="M110-62h42v34h-42z" />
      <path d="M110-50h42m-26-12v12h10v-12" />
      <path className="dots" d="M170-62h0" />
      <path className="hot" d="M240-2a30 30 0 0 1 0-60a30 30 0 0 1 0 60" />
      <path className="on-hot" d="M228-46h24m-24 10h24m-24-10h8q10 0 10 10t-10 10h-8l16 13" />
    </>
  ),
});

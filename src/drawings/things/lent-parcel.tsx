import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A parcel that has left, a stranger who holds it, and the money that has not come back. */
export const lentParcel: Thing = () => ({
  width: 274,
  height: 150,
  spot: { x: 236, y: -58, r: 30 },
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
      <path className="hot" d="M236-36a22 22 0 0 1 0-44a22 22 0 0 1 0 44" />
      <path className="on-hot" d="M227-68h18m-18 7h18m-18-7h6q7 0 7 7t-7 7h-6l12 10" />
    </>
  ),
});

import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** A shop on a phone with a parcel in its window, two of its pages, and a customer. */
export const shopFront: Thing = () => ({
  width: 340,
  spot: { x: 49, y: -58, r: 40 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M12-154h74q12 0 12 12v142h-98v-142q0-12 12-12zM120-108h78v108h-78zM120-90h78M132-78h24v28h-24zM168-74h18m-18 14h18M132-34h54m-54 16h34M212-108h78v108h-78zM212-90h78M224-78h24v28h-24zM260-74h18m-18 14h18M224-34h54m-54 16h34"
      />
      <path
        className="tint"
        d="M-6-132l10-14h90l10 14v14a14 12 0 0 1-27.5 0 14 12 0 0 1-27.5 0 14 12 0 0 1-27.5 0 14 12 0 0 1-27.5 0z"
      />
      <path d="M14-94h70v58h-70zM14-18h70M306-56l14-22" />
      {parcel(26, -36)}
      <g transform="translate(298)">{woman({}).drawing}</g>
      <path className="sheet" d="M298-92h12v22h-12z" />
    </>
  ),
});

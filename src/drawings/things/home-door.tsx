import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** A woman in the door of her house, mango leaves over it. */
export const homeDoor: Thing = ({ isHot }) => ({
  width: 96,
  spot: { x: 48, y: -92, r: 26 },
  drawing: (
    <>
      <path className="tint" d="M6 0v-142h84V0" />
      <path className="sheet" d="M16 0v-126h64V0" />
      <path className="deep" d={`M0-154h96v12H0zM16-126${'l4 12 4-12'.repeat(8)}z`} />
      <g transform="translate(26)">{woman({ isHot }).drawing}</g>
    </>
  ),
});

import type { Tableau } from '../thing.ts';
import { technician } from '../things/technician.tsx';
import { tubes } from '../things/tubes.tsx';

/**
 * 24 tubes on a bench as high as one that is stood at, a technician who has taken the last one from the rack, and the bag in
 * which they came.
 */
export const bench: Tableau = {
  width: 308,
  height: 208,
  drawing: (
    <>
      <g transform="scale(.8)">{tubes({ count: 24, marked: 24 }).drawing}</g>
      <g transform="matrix(-1.45 0 0 1.45 260 0)">{technician({}).drawing}</g>
      <path className="sheet" d="M272-44v-8q0-8 8-8h14q8 0 8 8v8" />
      <path className="tint" d="M268 0v-44h38V0z" />
      <path className="deep" d="M268-28v-16h38v16z" />
    </>
  ),
};

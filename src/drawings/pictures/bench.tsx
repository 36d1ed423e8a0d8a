import type { Tableau } from '../thing.ts';
import { technician } from '../things/technician.tsx';
import { tubes } from '../things/tubes.tsx';

/** 24 tubes on a bench as high as one that is stood at, and a technician who has taken the last one from the rack. */
export const bench: Tableau = {
  width: 284,
  height: 148,
  drawing: (
    <>
      <g transform="scale(.74)">{tubes({ count: 24, marked: 24 }).drawing}</g>
      <g transform="matrix(-1.2 0 0 1.2 284 0)">{technician({}).drawing}</g>
    </>
  ),
};

import type { Tableau } from '../thing.ts';
import { technician } from '../things/technician.tsx';
import { tubes } from '../things/tubes.tsx';

/** 24 tubes on a bench as high as one that is stood at, one of them missing, and a technician beside them. */
export const bench: Tableau = {
  width: 295,
  height: 136,
  drawing: (
    <>
      <g transform="scale(.68)">{tubes({ count: 24, marked: 17 }).drawing}</g>
      <g transform="translate(233)">{technician({}).drawing}</g>
    </>
  ),
};

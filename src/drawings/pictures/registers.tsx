import type { Tableau } from '../thing.ts';
import { pileOf } from '../things/file-piles.tsx';

/** 21 registers in three piles: as many as a story has that closed them one by one. */
export const registers: Tableau = {
  width: 152,
  height: 120,
  drawing: (
    <>
      <path className="tint" d={`M3 0${pileOf(6)}M107 0${pileOf(6)}`} />
      <path className="sheet" d={`M55 0${pileOf(9)}`} />
    </>
  ),
};

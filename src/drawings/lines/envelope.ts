import type { LineForm } from '../line.ts';

/** The back of an envelope: the edge of its flap is the line, which goes once round the seal. */
export const envelope: LineForm = {
  line: 'H20a20 20 0 0 0 20-20V34c0-20 12-24 28-16l104 52c28 14 54 28 54 48a26 26 0 0 1-52 0c0-20 26-34 54-48l104-52c16-8 28-4 28 16v146a20 20 0 0 0 20 20',
  ink: 'M40 200h320M66 16h268M46 194l116-66m192 66-116-66',
  dots: 'M200 118h0',
};

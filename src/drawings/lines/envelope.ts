import type { LineForm } from '../line.ts';

/** The back of an envelope: the edge of its flap is the line, which goes once round the seal. */
export const envelope: LineForm = {
  line: 'H32a8 8 0 0 0 8-8V34c0-20 12-24 28-16l104 52c28 14 54 28 54 48a26 26 0 0 1-52 0c0-20 26-34 54-48l104-52c16-8 28-4 28 16v158a8 8 0 0 0 8 8',
  sheet:
    'M40 200V34c0-20 12-24 28-16l104 52c28 14 54 28 54 48a26 26 0 0 1-52 0c0-20 26-34 54-48l104-52c16-8 28-4 28 16v166z',
  tint: 'M66 16l2 2 104 52c28 14 54 28 54 48a26 26 0 0 1-52 0c0-20 26-34 54-48l104-52 2-2z',
  ink: 'M40 200h320M43 197l134-66m180 66-134-66',
  dots: 'M200 118h0',
  frame: { x: 34, y: 10, width: 332 },
};

import type { LineForm } from '../line.ts';

/** The smallest kolam, of which larger ones are made: four dots round one. */
export const oneCell: LineForm = {
  line: 'H160c25 0 45-7 57-19a24 24 0 0 0 0-34l-68-68a24 24 0 1 0 0 34l68-68a24 24 0 1 0-34 0l68 68a24 24 0 1 0 0-34l-68 68a24 24 0 0 0 0 34c12 12 32 19 57 19',
  ink: '',
  dots: 'M200 96h0M200 28h0M200 164h0M132 96h0M268 96h0',
  dot: 26,
  frame: { x: 100, y: 0, width: 200 },
};

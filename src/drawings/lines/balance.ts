import type { LineForm } from '../line.ts';

/** A pair of scales, in which two offers are weighed: the line is its foot, its post and the ring above the beam. */
export const balance: LineForm = {
  line: 'H72c50 0 76-8 76-48V73a34 34 0 1 1 24 0V152c0 40 26 48 76 48',
  ink: 'M58 98 148 83m24-4 90-15M58 98 22 156h72zM262 64l-36 62h72zM72 200h176',
  tint: 'M160 7a34 34 0 1 0 0 68a34 34 0 1 0 0-68',
  inlay: { dots: 'M160 41h0' },
  dots: 'M58 98h0M262 64h0',
};

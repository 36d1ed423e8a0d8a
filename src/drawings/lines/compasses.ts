import type { LineForm } from '../line.ts';

/** A pair of compasses, and the arc that it draws. */
export const compasses: LineForm = {
  line: 'H96a20 20 0 0 0 18-12L186 70a34 34 0 1 1 28 0l72 118a20 20 0 0 0 18 12',
  ink: 'M152 116h96M60 168a150 150 0 0 1 280 0',
  dots: 'M200 39h0',
  isDashed: true,
};

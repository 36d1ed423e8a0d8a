import type { LineForm } from '../line.ts';

/** A pair of compasses, and the arc that it draws. */
export const compasses: LineForm = {
  line: 'H95a24 24 0 0 0 19-10L190 86c14-19 44-22 44-47a34 34 0 0 0-68 0c0 25 30 28 44 47l76 104a24 24 0 0 0 19 10',
  ink: 'M152 116h96M60 168a150 150 0 0 1 280 0',
  dots: 'M200 39h0',
  isDashed: true,
};

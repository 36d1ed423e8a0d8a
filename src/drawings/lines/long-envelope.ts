import type { LineForm } from '../line.ts';

/** The front of an envelope as wide as a page, as low as its flap may be: the edge of that is the line, which goes once round the seal. */
export const longEnvelope: LineForm = {
  line: 'H35a5 5 0 0 0 5-5V158c0-6 5-8 11-7l132 19c13 2 25 5 25 12a8 8 0 0 1-16 0c0-7 12-10 25-12l132-19c6-1 11 1 11 7v37a5 5 0 0 0 5 5',
  sheet: 'M40 200V158c0-6 5-8 11-7l132 19c13 2 25 5 25 12a8 8 0 0 1-16 0c0-7 12-10 25-12l132-19c6-1 11 1 11 7v42z',
  ink: 'M40 200h320M42 199l151-18m165 18-151-18',
  dots: 'M200 182h0',
  dot: 4,
  frame: { x: 34, y: 146, width: 332 },
};

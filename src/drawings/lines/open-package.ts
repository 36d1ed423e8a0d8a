import type { LineForm } from '../line.ts';

/** A carton that stands open, with the smallest kolam on it, of which larger ones are made: four dots round one. */
export const openPackage: LineForm = {
  line: 'H118a12 12 0 0 0 12-12V88L98 76l22-34 30 12 7-30h86l7 30 30-12 22 34-32 12v100a12 12 0 0 0 12 12',
  ink: 'M130 88h140M130 88l20-34h100l20 34M208.5 169.5l-34-34a12 12 0 1 0 0 17l34-34a12 12 0 1 0-17 0l34 34a12 12 0 1 0 0-17l-34 34a12 12 0 1 0 17 0z',
  dots: 'M200 144h0M200 110h0M200 178h0M166 144h0M234 144h0',
  frame: { x: 94, y: 0, width: 212 },
};

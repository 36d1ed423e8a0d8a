import type { OutlineName } from '../../../schemas/parts.ts';
import { fromMultiple, mirrored, type Outline, outlines, shape, swing } from './outlines.ts';

/**
 * The same shapes with few dots. A `sign` has 19 to 33, at most thirteen in a row and nine rows, and is read where it is as
 * large as a hand; a `frieze` lies, in five rows or seven.
 */
export type Cut = 'sign' | 'frieze';

const signs: Partial<Record<OutlineName, Outline>> = {
  basket: mirrored(6, 3, (x, y) => x <= 3 + y),
  belt: mirrored(6, 2, (x, y) => x + y <= 7),
  bow: mirrored(6, 3, (x, y) => Math.abs(x - 3) + y <= 3),
  chain: mirrored(6, 2, (x, y) => Math.min(x, Math.abs(x - 4)) + y <= 2),
  cross: mirrored(6, 4, (x, y) => x <= 1 || y <= 1),
  ring: mirrored(6, 3, (x, y) => x + y <= 7 && (y >= 2 || x + y >= 5)),
  stairs: shape(6, 3, (x, y) => Math.abs(y + 2 * Math.round(x / 4.5)) <= 1),
  tower: mirrored(6, 4, (x, y) => x <= 1 || (x <= 3 && y <= 2) || y <= 1),
  wave: shape(6, 2, (x, y) => Math.abs(y - swing(1.5, x)) <= 1.5),
};

const friezes: Partial<Record<OutlineName, Outline>> = {
  bolt: shape(8, 2, (x, y) => Math.abs(y - swing(1.5, x)) <= 1),
  eye: mirrored(8, 3, (x, y) => x + 2 * y <= 9),
  garland: outlines.garland,
  gate: mirrored(8, 3, (x, y) => y >= 2 || x <= 1),
  ladder: mirrored(8, 2, (x, y) => y <= 1 || fromMultiple(4, x) === 0),
  lamp: mirrored(8, 3, (x, y) => x + 2 * y <= 9),
  lotus: mirrored(8, 2, (x, y) => x + y <= 8),
  pinwheel: shape(8, 3, (x, y) => Math.abs(y) <= 1 || fromMultiple(8, x + 3 * Math.sign(y)) <= 1),
  stairs: shape(8, 3, (x, y) => Math.abs(y + 2 * Math.round(x / 5.5)) <= 1),
  steps: shape(8, 3, (x, y) => Math.abs(y + 2 * Math.round(x / 5.5)) <= 1),
  twins: mirrored(8, 2, (x, y) => Math.abs(x - 4) + y <= 4),
  square: mirrored(6, 2, () => true),
  // A grille, as in front of one.
  window: mirrored(8, 2, () => true),
};

/** The outline of this name with few dots; where there is none, a plain one of that size. */
export function smallOutline(name: OutlineName, cut: Cut): Outline {
  return cut === 'sign' ? (signs[name] ?? outlines.knot) : (friezes[name] ?? garland);
}

/** Their middle is a strip, which fills no room. */
const NARROW: readonly OutlineName[] = ['hourglass'];

/** What of a kolam of this outline fills a room whose edges cut it off: its `middle`, or, `hanging`, all from its upper edge. */
export function fillingPart(name: OutlineName): 'middle' | 'hanging' {
  return NARROW.includes(name) ? 'hanging' : 'middle';
}

const garland = mirrored(8, 2, (x, y) => fromMultiple(4, x + 2) + y <= 2);

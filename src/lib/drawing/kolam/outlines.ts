import type { OutlineName } from '../../../schemas/parts.ts';

/**
 * Where a kolam has dots. Dots stand on the page at whole numbers whose sum is even, counted from the middle to the right
 * and down, so a dot's neighbours stand diagonally beside it. Half a turn maps each outline of a page on itself.
 */
export interface Outline {
  /** The farthest dot to the right, and the farthest one down. */
  across: number;
  down: number;
  has: (x: number, y: number) => boolean;
  /** How many equal parts of a turn map it on itself; with one, chance decides about each side alone. */
  turns: 1 | 2 | 4;
  /** How many closed lines go round all dots. Where no dot stands in the middle, one that half a turn maps on itself cannot. */
  lines: 1 | 2;
  /** The last row that is seen where the lower part is cut off. */
  horizon: number;
}

/** The square of `size` × `size` dots that stands on its point. */
export function diamond(size: number): Outline {
  return mirrored(size - 1, size - 1, (x, y) => x + y < size, 4);
}

export const outlines: Record<OutlineName, Outline> = {
  // Long ones, of which eight rows are seen across the window.
  belt: mirrored(12, 7, (x, y) => x + y <= 14),
  bow: mirrored(12, 7, (x, y) => Math.abs(x - 5) + y <= 7),
  chain: { ...mirrored(13, 5, (x, y) => Math.min(x, Math.abs(x - 8)) + y <= 5), horizon: 2 },
  cross: mirrored(12, 7, (x, y) => y <= 3 || x <= 3),
  basket: { ...mirrored(12, 6, (x, y) => x <= 6 + y), horizon: 1 },
  garland: mirrored(10, 2, (x, y) => fromMultiple(4, x) + y <= 2),
  ring: mirrored(12, 7, (x, y) => x + y <= 15 && (y > 3 || x + y > 9)),
  stairs: { ...shape(12, 6, (x, y) => Math.abs(y + 3 * Math.round(x / 9)) <= 3), horizon: 1 },
  tower: mirrored(12, 7, (x, y) => x <= 3 || (x <= 7 && y <= 4) || y <= 1),
  wave: { ...shape(12, 6, (x, y) => Math.abs(y - swing(3, x)) <= 3), horizon: 1 },

  // Compact ones.
  // Open, its spine in the middle: a page of it bends to either side.
  book: mirrored(7, 4, (x, y) => y <= Math.min(2 + x, 4, 4 - (x - 4) / 3)),
  diamond: diamond(11),
  eight: mirrored(9, 5, (x, y) => Math.abs(x - 4.5) + y <= 5.5 && Math.abs(x - 5) + y > 1),
  eye: mirrored(9, 5, (x, y) => x + 1.6 * y <= 9.5 && x + y > 2),
  fort: mirrored(6, 6, (x, y) => Math.max(x, y) <= 4 || Math.min(x, y) >= 4, 4),
  hourglass: mirrored(6, 7, (x, y) => x <= Math.max(1, y - 1)),
  knot: mirrored(4, 4, (x, y) => x + y <= 4),
  lotus: mirrored(6, 6, (x, y) => x + y <= 6 || Math.max(x, y) <= 4, 4),
  pinwheel: shape(6, 6, (x, y) => turned(x, y).some(([a, b]) => a >= -1 && b >= 0 && b <= 3), 4),
  square: mirrored(4, 4, () => true, 4),
  star: mirrored(6, 6, (x, y) => x + 2 * y <= 7 || 2 * x + y <= 7),
  steps: shape(6, 6, (x, y) => Math.abs(y + 4 * Math.round(x / 5)) <= 2),
  wheel: mirrored(8, 8, (x, y) => x + y <= 11 && (x <= 1 || y <= 1 || x + y >= 8), 4),
  window: mirrored(6, 6, (x, y) => Math.min(x, y) <= 1 || Math.max(x, y) >= 5),

  quilt: mirrored(6, 6, (x, y) => fromMultiple(4, x) + fromMultiple(4, y) <= 2, 4),

  // Tall ones.
  beads: mirrored(4, 10, (x, y) => x + Math.min(y, Math.abs(y - 6)) <= 4),
  bolt: shape(7, 9, (x, y) => Math.abs(x - swing(4, y)) <= 3),
  gate: mirrored(6, 9, (x, y) => x >= 3 || y <= 2),
  hook: shape(5, 10, (x, y) => Math.abs(y) >= 8 || Math.abs(y) <= 1 || x * Math.sign(y) >= 3),
  ladder: mirrored(5, 10, (x, y) => x >= 3 || y % 6 <= 1 || y === 5),
  lamp: mirrored(5, 10, (x, y) => 2 * x + y <= 11),
  pillar: mirrored(6, 9, (x, y) => x <= 2 || y >= 6),
  twins: shape(6, 8, (x, y) => Math.abs(x + 2 * Math.sign(y || x)) + Math.abs(Math.abs(y) - 3.5) <= 5.5),
};

/** An outline that is given as it is; where `turns` is 4, a quarter turn must map it on itself. */
export function shape(across: number, down: number, has: Outline['has'], turns: Outline['turns'] = 2): Outline {
  return { across, down, has, turns, lines: has(0, 0) ? 1 : 2, horizon: 0 };
}

/** An outline of four equal corners, of which one is given. */
export function mirrored(across: number, down: number, has: Outline['has'], turns?: Outline['turns']): Outline {
  return shape(across, down, (x, y) => has(Math.abs(x), Math.abs(y)), turns);
}

/** How far a place is from the nearest multiple of a number. */
export function fromMultiple(number: number, along: number): number {
  return Math.abs(along - number * Math.round(along / number));
}

/** A line that swings between so much above and so much below, in steps of one. */
export function swing(height: number, along: number): number {
  return fromMultiple(4 * height, along + 3 * height) - height;
}

function turned(x: number, y: number): [number, number][] {
  return [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
}

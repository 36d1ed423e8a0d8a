import { expect, test } from 'vitest';
import { growingKolams } from './growing-kolams.ts';

const COUNTS = [1, 2, 3, 4];

/** Where each kolam begins and ends on the floor. */
const feetOf = (line: string) =>
  [...line.matchAll(/H(\S+)C.*?(\S+) 0(?=H)/g)].map(([, from, to]) => [Number(from), Number(to)] as const);

test.each(COUNTS)(
  '%i kolams are one line from far left to far right, the first round five dots and each other round four more',
  (count) => {
    const { line, dots } = growingKolams(count);
    expect(line.match(/[MmZz]/g)).toEqual(['M']);
    expect(line).toMatch(/^M-3000 0H.* 0H3000$/);
    expect(dots.match(/M/g)).toHaveLength(5 * count + 2 * count * (count - 1));
  },
);

test.each(COUNTS)('%i kolams grow to the right, and stand apart within their box', (count) => {
  const { line, width } = growingKolams(count);
  const radii = [...line.matchAll(/A(\S+) \S+ 0 1/g)].map(([, radius]) => Number(radius));
  expect(radii).toHaveLength(count * (count + 2));
  expect(radii).toEqual(radii.toSorted((one, other) => one - other));
  expect(new Set(radii).size).toBe(count);
  const feet = feetOf(line);
  expect(feet).toHaveLength(count);
  expect(feet.flat()).toEqual(feet.flat().toSorted((one, other) => one - other));
  expect(feet.at(-1)?.[1]).toBeLessThan(width);
});

test.each(COUNTS)('of %i kolams each is its own image in an upright mirror', (count) => {
  for (const kolam of growingKolams(count)
    .line.split(/(?<= 0)H/)
    .slice(1, -1)) {
    const xs = kolam.split(/[CAL]/).map((piece) => Number(piece.trim().split(' ').at(-2) ?? piece));
    const middle = ((xs[1] ?? 0) + (xs.at(-2) ?? 0)) / 2;
    xs.slice(1, -1).forEach((x, index) => {
      expect(x + (xs.at(-2 - index) ?? 0)).toBeCloseTo(2 * middle, 0);
    });
  }
});

test.each([0, 1.5])('%d kolams are refused', (count) => {
  expect(() => growingKolams(count)).toThrow(RangeError);
});

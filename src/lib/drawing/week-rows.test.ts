import { expect, test } from 'vitest';
import { weekRows } from './week-rows.ts';

/** Where each row's piece of the ring begins and ends, and whether it is closed there. */
function piecesOf(ring: string) {
  return ring
    .split('M')
    .slice(1)
    .map((piece) => ({
      from: Number(/H([\d.]+)/.exec(piece)?.[1]),
      to: Number(/^[\d.]+/.exec(piece)),
      ends: piece.match(/a/g)?.length ?? 0,
    }));
}

test('as many dots are drawn as there are weeks, in rows of so many', () => {
  const { dots, rows } = weekRows(26, 40, 20);
  expect(rows).toBe(2);
  const inRows = [...dots.matchAll(/h([\d.]+)/g)].map(([, width]) => Math.round(Number(width) + 0.9));
  expect(inRows).toEqual([20, 20]);
});

test.each([
  [4, 8, 20, [{ from: 3.95, to: 7.05, ends: 2 }]],
  [26, 40, 20, [{ from: 5.95, to: 19.05, ends: 2 }]],
  [
    12,
    30,
    20,
    [
      { from: 11.95, to: 20, ends: 1 },
      { from: 0, to: 9.05, ends: 1 },
    ],
  ],
  [
    18,
    52,
    20,
    [
      { from: 17.95, to: 20, ends: 1 },
      { from: 0, to: 20, ends: 0 },
      { from: 0, to: 11.05, ends: 1 },
    ],
  ],
])(
  'the ring round the weeks %i to %i in rows of %i is closed at its first and last week',
  (fewest, most, columns, pieces) => {
    const found = piecesOf(weekRows(fewest, most, columns).ring);
    expect(found.map(({ ends }) => ends)).toEqual(pieces.map(({ ends }) => ends));
    for (const [index, { from, to }] of pieces.entries()) {
      expect(found[index]?.from).toBeCloseTo(from);
      expect(found[index]?.to).toBeCloseTo(to);
    }
  },
);

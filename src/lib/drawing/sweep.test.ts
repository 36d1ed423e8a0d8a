import { expect, test } from 'vitest';
import { type Edge, SWEEP_HEIGHT, sweep } from './sweep.ts';

const CASES: [Edge | undefined, Edge | undefined][] = [
  [undefined, 'left'],
  [undefined, 'right'],
  ['left', 'right'],
  ['right', 'left'],
  ['left', undefined],
];

/** Where a path of the commands M, H, V and a begins and ends. */
function endsOf(path: string) {
  let [x, y] = [0, 0];
  const places = [...path.matchAll(/([MHVa])([^MHVa]*)/g)].map(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (letter === 'M') [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    else if (letter === 'H') x = numbers[0] ?? 0;
    else if (letter === 'V') y = numbers[0] ?? 0;
    else [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    return { x, y };
  });
  return [places[0], places.at(-1)];
}

/** At the edge and far above, at the edge and far below, at half the height beyond the window or where it is straight. */
const OVER = { x: 0, y: -3000 };
const UNDER = { x: 0, y: 3000 };

test.each(CASES)('from %s to %s the line comes from where it was and goes to where it will be', (from, to) => {
  const { left, right } = sweep(from, to);
  const ends = { left: endsOf(left), right: right ? endsOf(right) : [] };
  if (from) expect(ends[from]).toContainEqual(OVER);
  if (to) expect(ends[to]).toContainEqual(UNDER);
  const outer = [...ends.left, ...ends.right].filter((end) => Math.abs(end?.x ?? 0) === 3000);
  expect(outer).toHaveLength(from && to ? 0 : 1);
  for (const end of outer) expect(end?.y).toBe(SWEEP_HEIGHT / 2);
});

test('both ends of a sweep reach over a tenth of the widest list, and not over half of the narrowest', () => {
  const { left, right = '' } = sweep('left', 'right');
  const feet = [endsOf(left).at(-1), endsOf(right)[0]].map((foot) => [Math.abs(foot?.x ?? 0), foot?.y]);
  expect(feet).toEqual([feet[0], feet[0]]);
  expect(feet[0]?.[0]).toBeGreaterThan(0.1 * 1264);
  expect(feet[0]?.[0]).toBeLessThan(0.5 * 280);
  expect(feet[0]?.[1]).toBe(SWEEP_HEIGHT / 2);
});

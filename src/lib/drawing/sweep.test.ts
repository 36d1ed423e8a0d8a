import { expect, test } from 'vitest';
import { SWEEP_HEIGHT, sweeps } from './sweep.ts';

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

/** Far above and far below an edge, and at half the height beyond the window. */
const OVER = { x: 0, y: -3000 };
const UNDER = { x: 0, y: 3000 };
const OUTSIDE = { x: -3000, y: SWEEP_HEIGHT / 2 };

test.each([
  ['in', OUTSIDE, 'right'],
  ['back', OVER, 'left'],
] as const)('a line that sweeps %s comes from where it was and goes to where it will be', (way, from, to) => {
  const { left, right } = sweeps[way];
  const ends = { left: endsOf(left), right: endsOf(right) };
  expect(ends[to === 'right' ? 'left' : 'right']).toContainEqual(from);
  expect(ends[to]).toContainEqual(UNDER);
});

test.each(Object.values(sweeps))(
  'both ends of a sweep reach over a tenth of the widest list, and not over half of the narrowest',
  ({ left, right }) => {
    const feet = [...endsOf(left), ...endsOf(right)].filter((end) => Math.abs(end?.x ?? 0) % 3000 !== 0);
    expect(feet.map((foot) => foot?.y)).toEqual([SWEEP_HEIGHT / 2, SWEEP_HEIGHT / 2]);
    for (const foot of feet) {
      expect(Math.abs(foot?.x ?? 0)).toBeGreaterThan(0.1 * 1264);
      expect(Math.abs(foot?.x ?? 0)).toBeLessThan(0.5 * 280);
    }
  },
);

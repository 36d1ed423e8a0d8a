import { expect, test } from 'vitest';
import { weekSpan } from './week-span.ts';

test('as many dots are drawn as there are weeks', () => {
  const [, width] = /^M\.5 \.5h([\d.]+)$/.exec(weekSpan(26, 40).dots) ?? [];
  // From the first dot to the last, and a little more, so that the last is not lost.
  expect(Math.floor(Number(width)) + 1).toBe(40);
});

test.each([
  { weeks: [4, 8], from: 4, to: 7 },
  { weeks: [26, 40], from: 26, to: 39 },
  { weeks: [6, 6], from: 6, to: 6 },
] as const)(
  'the ring round the weeks $weeks goes from the first to the last, and is closed at both',
  ({ weeks: [fewest, most], from, to }) => {
    const { ring } = weekSpan(fewest, most);
    expect(Number(/H([\d.]+)/.exec(ring)?.[1])).toBeCloseTo(from);
    expect(Number(/^M([\d.]+)/.exec(ring)?.[1])).toBeCloseTo(to);
    expect(ring.match(/a/g)).toHaveLength(2);
  },
);
